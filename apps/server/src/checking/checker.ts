import type { Dialect, TemplateChoice } from "@housestyle/engine";
import type { Depth } from "@housestyle/model-en";
import { language } from "@housestyle/texts";
import { Piscina } from "piscina";
import { Gauge, Histogram, type Registry } from "prom-client";
import { Failure } from "../border/index.ts";
import { type TimeLimits, timeLimits as usualTimeLimits } from "../time-limits.ts";
import {
  type CallAnswer,
  type CallJob,
  type Catalogue,
  type ConfigAnswer,
  type FinishJob,
  type HouseSettings,
  type Job,
  type Preview,
  type SentJob,
  type TrialProblem,
  type TriedRule,
  wantsHouse,
} from "./job.ts";
import { createLine, type Errand, type Line } from "./line.ts";

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
  /** How deeply its members' texts are checked, where it says so. */
  readonly deeper?: { readonly Depth: Depth | "off" } | null;
  /** How deeply the person wants theirs to be checked, where no team says. */
  readonly ownDeeper?: Depth | "off" | undefined;
}

/** A call that reads a text, as its bytes came. */
type CallRequest = Omit<CallJob, "kind" | "house">;
type FinishRequest = Omit<FinishJob, "kind" | "house">;

/** Checks texts on other threads, so that no text can hold up the server. */
export interface Checker {
  /** `house` is what teams have decided; a thread that has read that version already is not sent it again. */
  answer(job: CallRequest, patience: Patience, house?: TeamContent): Promise<CallAnswer>;
  /** The rest of a call that stopped for the slow lane. */
  finish(job: FinishRequest, patience: Patience, house?: TeamContent): Promise<CallAnswer>;
  /** Why house rules cannot be saved; empty when all can. */
  tryRules(rules: readonly TriedRule[], dialect: Dialect, patience: Patience): Promise<TrialProblem[]>;
  /** What house rules would flag in texts. */
  preview(job: Omit<Extract<Job, { kind: "preview" }>, "kind">, patience: Patience): Promise<Preview>;
  /** What is wrong with configurations of templates. */
  tryConfigs(choices: readonly TemplateChoice[], patience: Patience): Promise<ConfigAnswer>;
  /** How long its callers let it work. */
  readonly timeLimits: TimeLimits;
  /** Resolves once the first thread has built its engine and read a little, so that its code is compiled. */
  readonly ready: Promise<void>;
  /** What the engine knows: its rules and templates. There once it is ready. */
  readonly catalogue: Catalogue;
  close(): Promise<void>;
}

export interface CheckerOptions {
  /** What `readShared` read: threads share it. */
  readonly assets: Uint8Array;
  readonly threads: number;
  readonly registry: Registry;
  /** Those of production if not given. */
  readonly timeLimits?: TimeLimits;
  /** How long a thread beyond the first may have nothing to do before it ends, milliseconds. */
  readonly rest?: number;
}

/** Bodies from this length on, bytes, hold a long text. */
const longBody = 50_000;
/** How many may wait for a thread, and how far back is looked for a flood, milliseconds. */
const lineLimits = {
  mostWaiting: 256,
  mostLongWaiting: 16,
  window: 2_000,
  mostPassing: 16,
} as const;
/** A check nobody waits for may still finish within this time; stopping a thread costs more. Milliseconds. */
const grace = 250;

/**
 * A thread beyond the first that nobody has needed for so long ends, milliseconds. It holds some fifty megabytes, and
 * another one is there after half a second of computing: a pause of this length is many times that.
 */
const longestRest = 20_000;

/** Starts the first thread; the others start when they are needed. */
export function startChecker(options: CheckerOptions): Checker {
  const { assets, threads, registry, timeLimits = usualTimeLimits, rest = longestRest } = options;
  const { burstWait, longWait } = timeLimits;
  const pool = new Piscina<SentJob, unknown>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: rest,
    workerData: { assets },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  const ready = new Set<number>();
  const started = () => pool.threads.filter(({ threadId }) => ready.has(threadId)).length;
  let asked = false;
  const want = () => {
    if (asked || pool.threads.length >= threads) return;
    asked = true;
    // The pool starts a thread for a job that finds all of them busy: after the one that came just before has its own.
    setImmediate(() => void pool.run(sent({ kind: "catalogue" })).then(settle, settle));
  };
  const settle = () => {
    asked = false;
  };
  const line = createLine({ ...lineLimits, burstWait, longWait, threads }, () => performance.now(), { started, want });
  pool.on("workerCreate", ({ id }) => {
    ready.add(id);
    line.threadStarted();
  });
  pool.on("workerDestroy", ({ id }) => ready.delete(id));
  const seconds = measure(line, () => pool.threads.length, registry);

  const run = async (job: Job, { budget, gone }: Patience): Promise<unknown> => {
    const stop = stopwatch(budget, gone);
    const ended = seconds.startTimer({ kind: job.kind });
    try {
      const leave = await line.enter(errandOf(job), stop.signal);
      try {
        return await pool.run(sent(job), { signal: stop.signal });
      } catch (error) {
        throw stop.signal.aborted ? new Failure("took-too-long") : explain(error);
      } finally {
        leave();
      }
    } finally {
      stop.clear();
      ended();
    }
  };

  const runAtHouse = async (job: CallJob | FinishJob, patience: Patience, house: TeamContent | undefined) => {
    if (!house) return (await run(job, patience)) as CallAnswer;
    const { version, settings: content } = house;
    const answer = (await run({ ...job, house: { version } }, patience)) as CallAnswer | typeof wantsHouse;
    if (answer !== wantsHouse) return answer;
    return (await run({ ...job, house: { version, content } }, patience)) as CallAnswer;
  };

  let catalogue: Catalogue | undefined;
  const opening = pool.run(sent({ kind: "catalogue" })).then((found) => {
    catalogue = found as Catalogue;
  });
  // Whoever waits for it hears of it.
  opening.catch(() => {});
  return {
    timeLimits,
    ready: opening,
    get catalogue() {
      if (!catalogue) throw new Error("The checker is not ready yet.");
      return catalogue;
    },
    answer: (job, patience, house) => runAtHouse({ kind: "call", ...job }, patience, house),
    finish: (job, patience, house) => runAtHouse({ kind: "finish", ...job }, patience, house),
    preview: async (job, patience) => (await run({ kind: "preview", ...job }, patience)) as Preview,
    tryConfigs: async (choices, patience) => (await run({ kind: "configs", choices }, patience)) as ConfigAnswer,
    tryRules: async (rules, dialect, patience) =>
      (await run({ kind: "try", rules, dialect }, patience)) as TrialProblem[],
    close: () => pool.destroy(),
  };
}

/** A job as a thread takes it, who speaks to the same person. */
function sent(job: Job): SentJob {
  return { job, language: language().tag };
}

/** Jobs of one kind and about one size take about as long. */
function errandOf(job: Job): Errand {
  const size = sizeOf(job);
  const call = job.kind === "call" ? job.call : "";
  return {
    like: `${job.kind} ${call} ${Math.ceil(Math.log2(size + 1))}`,
    long: job.kind === "preview" || size >= longBody,
  };
}

function sizeOf(job: Job): number {
  switch (job.kind) {
    case "call":
      return job.body.length;
    case "finish":
      return job.pending.length;
    case "try":
      return job.rules.length;
    case "preview":
      return job.texts.length;
    default:
      return 1;
  }
}

/** Fires when the budget is spent, or a little after everybody has gone. */
function stopwatch(budget: number, gone: AbortSignal) {
  const controller = new AbortController();
  // An answer that has come in meanwhile goes first: on a busy machine this clock may be the one that is late.
  const stop = () => void setImmediate(() => controller.abort());
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

/** A text may have more remarks than a thread has room for. */
function explain(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_WORKER_OUT_OF_MEMORY" ? new Failure("too-large") : error;
}

function measure(line: Line, threads: () => number, registry: Registry) {
  new Gauge({
    name: "housestyle_check_threads",
    help: "Threads that check texts or are about to: the first stays, others come when they are needed.",
    registers: [registry],
    collect() {
      this.set(threads());
    },
  });
  new Gauge({
    name: "housestyle_check_queue",
    help: "Checks that wait for a thread.",
    registers: [registry],
    collect() {
      this.set(line.waiting);
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
