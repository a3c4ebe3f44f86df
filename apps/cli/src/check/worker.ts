import { workerData } from "node:worker_threads";
import { createEngine, type RuleInfo } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { loadLanguage, speakAs } from "@housestyle/texts";
import type { ThreadData } from "./crew.ts";
import type { Outcome, Trouble } from "./outcome.ts";
import { Reader } from "./reader.ts";

/** A thread of the crew: one engine, over memory that all threads share. */
const { plan, shared, language } = workerData as ThreadData;
const spoken = await loadLanguage(language);
speakAs(() => spoken);
const engine = createEngine(await readAssets(shared));
const reader = new Reader({ engine, late: undefined }, plan);

/** Called by the pool: checks a file, or tells the rules where none is named. */
export default function work({ file }: { readonly file?: string }): Promise<Outcome | Trouble> | readonly RuleInfo[] {
  return file === undefined ? engine.rules : reader.check(file);
}
