import { workerData } from "node:worker_threads";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { loadLanguage, speakAs } from "@housestyle/texts";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { doJob } from "./do-job.ts";
import type { SentJob } from "./job.ts";
import { keepHouses } from "./kept-house.ts";
import { warmUp } from "./warm-up.ts";

/** A thread of the pool: one engine, built once over memory that all threads share. */
const engine = createEngine(await readAssets(workerData.assets as Uint8Array));
warmUp(engine);

const kept = keepHouses();

/** Called by the pool for each job, one at a time. Bytes are handed over, not copied: an answer may be large. */
export default async function work({ job, language }: SentJob) {
  const spoken = await loadLanguage(language);
  speakAs(() => spoken);
  const answer = doJob(engine, job, kept);
  if (typeof answer !== "object" || !("bytes" in answer)) return answer;
  return move({ [transferableSymbol]: [answer.bytes.buffer], [valueSymbol]: answer });
}
