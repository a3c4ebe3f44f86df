import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type Engine, lateReader, type RuleInfo } from "@housestyle/engine";
import { readShared } from "@housestyle/lexicon";
import type { Deep } from "@housestyle/model-en";
import { language } from "@housestyle/texts";
import { Piscina } from "piscina";
import type { CommandContext } from "../command-context.ts";
import { texts } from "../texts.ts";
import { FileChecker, type Plan } from "./file-checker.ts";
import type { FileResult, UncheckedFile } from "./file-result.ts";
import type { Checkers } from "./find-all.ts";

/** Whoever reads files, alone or on several threads. */
export interface CheckerPool {
  /** How many files are read at a time. */
  readonly width: number;
  check(file: string): Promise<FileResult | UncheckedFile>;
  /** All rules that may speak. */
  rules(): Promise<readonly RuleInfo[]>;
  end(): Promise<void>;
}

/** What a thread of the pool is started with. */
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

/** The pool for these files: as many threads as there are processors, when there is enough to read. */
export async function openCheckerPool(
  context: CommandContext,
  plan: Plan,
  files: readonly string[],
  deep: Deep | undefined,
): Promise<CheckerPool> {
  const sizeOf = (file: string) => statSync(resolve(plan.cwd, file), { throwIfNoEntry: false })?.size ?? 0;
  const alone = deep !== undefined || files.includes("-") || files.length < 2;
  const size = alone ? 0 : files.reduce((sum, file) => sum + sizeOf(file), 0);
  const threads = Math.min(context.processors, mostThreads, files.length, Math.floor(size / worthAThread));
  return threads > 1 ? severalThreads(plan, threads) : thisThread(context, plan, deep);
}

async function thisThread(context: CommandContext, plan: Plan, deep: Deep | undefined): Promise<CheckerPool> {
  void deep?.broken.then(() => context.err(`${texts.deepStopped}\n`));
  const engine: Engine = await context.engine();
  const checkers: Checkers = { engine, late: deep && lateReader(deep.lane()) };
  const reader = new FileChecker(checkers, plan, context.input);
  return {
    width: 1,
    check: (file) => reader.check(file),
    rules: async () => engine.rules,
    end: async () => undefined,
  };
}

async function severalThreads(plan: Plan, threads: number): Promise<CheckerPool> {
  const workerData: ThreadData = { plan, shared: await readShared(), language: language().tag };
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    ...{ minThreads: threads, maxThreads: threads, workerData, resourceLimits },
  });
  const check = async (file: string): Promise<FileResult | UncheckedFile> => {
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
