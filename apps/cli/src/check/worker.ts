import { workerData } from "node:worker_threads";
import { createEngine, type RuleInfo } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { loadLanguage, setLanguage } from "@housestyle/texts";
import type { ThreadData } from "./checker-pool.ts";
import { FileChecker } from "./file-checker.ts";
import type { FileResult, UncheckedFile } from "./file-result.ts";

/** A thread of the pool: one engine, over memory that all threads share. */
const { plan, shared, language } = workerData as ThreadData;
const spoken = await loadLanguage(language);
setLanguage(() => spoken);
const engine = createEngine(await readAssets(shared));
const reader = new FileChecker({ engine, late: undefined }, plan);

/** Called by the pool: checks a file, or tells the rules where none is named. */
export default function work({
  file,
}: {
  readonly file?: string;
}): Promise<FileResult | UncheckedFile> | readonly RuleInfo[] {
  return file === undefined ? engine.rules : reader.check(file);
}
