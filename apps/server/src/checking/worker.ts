import { workerData } from "node:worker_threads";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { loadLanguage, setLanguage } from "@housestyle/texts";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { doJob } from "./do-job.ts";
import { type CheckingJobMessage, stopped } from "./job.ts";
import { createRuleSettingsCache } from "./rule-settings-cache.ts";
import { JobStopped, pulseOf } from "./stop-flags.ts";
import { warmUp } from "./warm-up.ts";

/** A thread of the pool, with one engine built over memory that all threads share. */
let flag: number | undefined;
const pulse = pulseOf(workerData.flags as SharedArrayBuffer, () => flag);
const engine = createEngine(await readAssets(workerData.assets as Uint8Array), { pulse });
warmUp(engine);

const kept = createRuleSettingsCache();

/**
 * Called by the pool for each job, one at a time. Bytes are transferred, not copied, because responses may be large.
 */
export default async function work(sent: CheckingJobMessage) {
  const spoken = await loadLanguage(sent.language);
  setLanguage(() => spoken);
  const answer = untilStopped(sent);
  if (typeof answer !== "object" || !("bytes" in answer)) return answer;
  return move({ [transferableSymbol]: [answer.bytes.buffer], [valueSymbol]: answer });
}

function untilStopped({ job, flag: own, isLong = true }: CheckingJobMessage) {
  flag = own;
  try {
    return doJob(engine, job, { kept, pulse, isLong });
  } catch (error) {
    if (error instanceof JobStopped) return stopped;
    throw error;
  } finally {
    flag = undefined;
  }
}
