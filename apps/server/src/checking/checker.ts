import { join } from "node:path";
import type { Dialect, TemplateChoice } from "@housestyle/engine";
import { Piscina } from "piscina";
import { Gauge, Histogram, type Registry } from "prom-client";
import { Failure } from "../http/index.ts";
import { createGate } from "./gate.ts";
import {
  type Catalogue,
  type CheckAnswer,
  type ConfigAnswer,
  type HouseSettings,
  type Job,
  type Preview,
  type TokenAnswer,
  type TrialProblem,
  type TriedRule,
  wantsHouse,
} from "./job.ts";

/** How long a check may take and who waits for it. */
export interface Patience {
  /** Milliseconds, waiting included. */
  readonly budget: number;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** A version of what teams have decided, and what it says. */
export interface TeamContent {
  readonly version: string;
  readonly settings: HouseSettings;
}

type CheckRequest = Omit<Extract<Job, { kind: "check" }>, "kind" | "house">;

/** Checks texts on other threads, so that no text can hold up the server. */
export interface Checker {
  /** `house` is what teams have decided; a thread that has read that version already is not sent it again. */
  check(job: CheckRequest, patience: Patience, house?: TeamContent): Promise<CheckAnswer>;
  tokenize(job: Omit<Extract<Job, { kind: "tokenize" }>, "kind">, patience: Patience): Promise<TokenAnswer>;
  /** Why house rules cannot be saved; empty when all can. */
  tryRules(rules: readonly TriedRule[], dialect: Dialect, patience: Patience): Promise<TrialProblem[]>;
  /** What house rules would flag in texts. */
  preview(job: Omit<Extract<Job, { kind: "preview" }>, "kind">, patience: Patience): Promise<Preview>;
  /** What is wrong with configurations of templates. */
  tryConfigs(choices: readonly TemplateChoice[], patience: Patience): Promise<ConfigAnswer>;
  /** What the engine knows: its rules and templates. */
  readonly catalogue: Catalogue;
  close(): Promise<void>;
}

export interface CheckerOptions {
  /** Packed word lists, in memory that threads can share. */
  readonly lexicon: Uint8Array;
  readonly threads: number;
  readonly registry: Registry;
}

/** Texts from this length on, in code units, never take the last free thread. */
const longText = 50_000;
/** Jobs that may wait before callers are told to come back. */
const longestQueue = 256;
/** A check nobody waits for may still finish within this time; stopping a thread costs more. Milliseconds. */
const grace = 250;

/** Starts the threads; resolves once the first has built its engine. */
export async function startChecker({ lexicon, threads, registry }: CheckerOptions): Promise<Checker> {
  const pool = new Piscina<Job, unknown>({
    filename: join(import.meta.dirname, "worker.ts"),
    minThreads: threads,
    maxThreads: threads,
    maxQueue: longestQueue,
    workerData: { lexicon },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  const seconds = measure(pool, registry);
  const longTexts = createGate(Math.max(1, threads - 1), 16);

  const run = async (job: Job, { budget, gone }: Patience): Promise<unknown> => {
    const stop = stopwatch(budget, gone);
    const ended = seconds.startTimer({ kind: job.kind });
    try {
      const leave = isLong(job) ? await longTexts.enter(stop.signal) : () => {};
      if (!leave) throw new Failure("busy", { retryAfter: 5 });
      try {
        return await pool.run(job, { signal: stop.signal });
      } finally {
        leave();
      }
    } catch (error) {
      throw explain(error, stop.signal);
    } finally {
      stop.clear();
      ended();
    }
  };

  const check = async (job: CheckRequest, patience: Patience, house: TeamContent | undefined) => {
    if (!house) return run({ kind: "check", ...job }, patience);
    const { version, settings: content } = house;
    const answer = await run({ kind: "check", ...job, house: { version } }, patience);
    if (answer !== wantsHouse) return answer;
    return run({ kind: "check", ...job, house: { version, content } }, patience);
  };

  const catalogue = (await pool.run({ kind: "catalogue" })) as Catalogue;
  return {
    catalogue,
    check: async (job, patience, house) => (await check(job, patience, house)) as CheckAnswer,
    preview: async (job, patience) => (await run({ kind: "preview", ...job }, patience)) as Preview,
    tryConfigs: async (choices, patience) => (await run({ kind: "configs", choices }, patience)) as ConfigAnswer,
    tokenize: async (job, patience) => (await run({ kind: "tokenize", ...job }, patience)) as TokenAnswer,
    tryRules: async (rules, dialect, patience) =>
      (await run({ kind: "try", rules, dialect }, patience)) as TrialProblem[],
    close: () => pool.destroy(),
  };
}

function isLong(job: Job): boolean {
  return job.kind === "preview" || ("text" in job && job.text.length >= longText);
}

/** Fires when the budget is spent, or a little after everybody has gone. */
function stopwatch(budget: number, gone: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timers = [setTimeout(stop, budget)];
  const onGone = () => timers.push(setTimeout(stop, grace));
  gone.addEventListener("abort", onGone, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      gone.removeEventListener("abort", onGone);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new Failure("took-too-long");
  const full = error instanceof Error && /Task queue is at limit/.test(error.message);
  return full ? new Failure("busy", { retryAfter: 1 }) : error;
}

function measure(pool: Piscina, registry: Registry) {
  new Gauge({
    name: "housestyle_check_queue",
    help: "Checks that wait for a thread.",
    registers: [registry],
    collect() {
      this.set(pool.queueSize);
    },
  });
  return new Histogram({
    name: "housestyle_check_seconds",
    help: "Time a check takes, waiting included.",
    labelNames: ["kind"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
}
