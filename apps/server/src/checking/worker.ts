import { workerData } from "node:worker_threads";
import { createEngine, openLexicon } from "@housestyle/engine";
import { doJob } from "./do-job.ts";
import type { HouseSettings, Job } from "./job.ts";
import { warmUp } from "./warm-up.ts";

/** A thread of the pool: one engine, built once from word lists that all threads share. */
const engine = createEngine(openLexicon(workerData.lexicon as Uint8Array));
warmUp(engine);

const kept = new Map<string, HouseSettings>();

/** Called by the pool for each job. */
export default function work(job: Job) {
  return doJob(engine, job, kept);
}
