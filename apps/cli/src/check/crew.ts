import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type Engine, lateReader, type RuleInfo } from "@housestyle/engine";
import { readShared } from "@housestyle/lexicon";
import type { Deep } from "@housestyle/model-en";
import { language } from "@housestyle/texts";
import { Piscina } from "piscina";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";
import type { Checkers } from "./find-all.ts";
import type { Outcome, Trouble } from "./outcome.ts";
import { type Plan, Reader } from "./reader.ts";

/** Whoever reads files, alone or on several threads. */
export interface Crew {
  /** How many files are read at a time. */
  readonly width: number;
  check(file: string): Promise<Outcome | Trouble>;
  /** All rules that may speak. */
  rules(): Promise<readonly RuleInfo[]>;
  end(): Promise<void>;
}

/** What a thread of the crew is started with. */
export interface ThreadData {
  readonly plan: Plan;
  /** What `readShared` read. */
  readonly shared: Uint8Array;
  readonly language: string;
}

/** A thread is there after so many bytes of text have been read without it. */
const worthAThread = 150_000;
/** Six of them were seen to take 550 MB, and a build machine has other things to do. */
const mostThreads = 6;
/** A young generation of the usual size would take twice the memory, and no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

/** The crew for these files: as many threads as there are processors, when there is enough to read. */
export async function openCrew(
  world: World,
  plan: Plan,
  files: readonly string[],
  deep: Deep | undefined,
): Promise<Crew> {
  const sizeOf = (file: string) => statSync(resolve(plan.cwd, file), { throwIfNoEntry: false })?.size ?? 0;
  const alone = deep !== undefined || files.includes("-") || files.length < 2;
  const size = alone ? 0 : files.reduce((sum, file) => sum + sizeOf(file), 0);
  const threads = Math.min(world.processors, mostThreads, files.length, Math.floor(size / worthAThread));
  return threads > 1 ? severalThreads(plan, threads) : thisThread(world, plan, deep);
}

async function thisThread(world: World, plan: Plan, deep: Deep | undefined): Promise<Crew> {
  void deep?.broken.then(() => world.err(`${texts.deepStopped}\n`));
  const engine: Engine = await world.engine();
  const checkers: Checkers = { engine, late: deep && lateReader(deep.lane()) };
  const reader = new Reader(checkers, plan, world.input);
  return {
    width: 1,
    check: (file) => reader.check(file),
    rules: async () => engine.rules,
    end: async () => undefined,
  };
}

async function severalThreads(plan: Plan, threads: number): Promise<Crew> {
  const workerData: ThreadData = { plan, shared: await readShared(), language: language().tag };
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    ...{ minThreads: threads, maxThreads: threads, workerData, resourceLimits },
  });
  const check = async (file: string): Promise<Outcome | Trouble> => {
    try {
      return await pool.run({ file });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) throw error;
      return { trouble: texts.tooLargeHere(file), isFatal: false };
    }
  };
  return {
    // One more for each waits at its door.
    width: 2 * threads,
    check,
    rules: () => pool.run({}),
    end: () => pool.destroy(),
  };
}
