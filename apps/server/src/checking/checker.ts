import type { Dialect, TemplateChoice } from "@housestyle/engine";
import type { Depth } from "@housestyle/model-en";
import { language } from "@housestyle/texts";
import { Piscina } from "piscina";
import { Gauge, Histogram, type Registry } from "prom-client";
import { Failure } from "../border/index.ts";
import { type TimeLimits, timeLimits as usualTimeLimits } from "../time-limits.ts";
import { type ConcurrencyLimit, createCrowd } from "./crowd.ts";
import { errandOf } from "./errand-of.ts";
import {
  type CallAnswer,
  type CallJob,
  type Catalogue,
  type CheckingJob,
  type CheckingJobMessage,
  type ConfigAnswer,
  costsMore,
  type FinishJob,
  type Preview,
  type RuleSettings,
  stopped,
  type TrialProblem,
  type TriedRule,
  wantsTeamRules,
} from "./job.ts";
import { createJobQueue, type Errand, type JobQueue } from "./job-queue.ts";
import { StopFlags } from "./stop-flags.ts";
import { startStopwatch } from "./stopwatch.ts";

/** How long a check may take, and who is waiting for it. */
export interface Patience {
  /** The most milliseconds it may wait for a thread, and then run. */
  readonly budget: number;
  /** Aborts when no one is waiting for the result anymore. */
  readonly gone: AbortSignal;
  /** The caller, because callers take turns. Undefined for a caller of its own. */
  readonly caller?: string | undefined;
}

/** Who is waiting for the result. */
export type Asker = Omit<Patience, "budget">;

/** A version of the team's content, and the content. */
export interface TeamContent {
  readonly version: string;
  readonly settings: RuleSettings;
  /** How deeply members' texts are checked, if the team decides it. */
  readonly deeper?: { readonly Depth: Depth | "off" } | null;
  /** The person's own choice, which applies if no team decides. */
  readonly ownDeeper?: Depth | "off" | undefined;
}

/** A call that reads a text, with its unparsed body. */
type CallRequest = Omit<CallJob, "kind" | "accountRules">;
type FinishRequest = Omit<FinishJob, "kind" | "accountRules">;

/** Checks texts on other threads, so that no text can block the server. */
export interface CheckingService {
  /** Answers a call. `accountRules` is the team's content; it is not sent to a thread that already has this version. */
  answer(job: CallRequest, patience: Patience, accountRules?: TeamContent): Promise<CallAnswer>;
  /** Finishes a call that stopped for the slow lane. */
  finish(job: FinishRequest, patience: Patience, accountRules?: TeamContent): Promise<CallAnswer>;
  /** Returns why team rules cannot be saved, or nothing if all can. */
  tryRules(rules: readonly TriedRule[], dialect: Dialect, patience: Patience): Promise<TrialProblem[]>;
  /** Returns what team rules would flag in texts. */
  preview(job: Omit<Extract<CheckingJob, { kind: "preview" }>, "kind">, patience: Patience): Promise<Preview>;
  /** Returns what is wrong with configurations of templates. */
  tryConfigs(choices: readonly TemplateChoice[], patience: Patience): Promise<ConfigAnswer>;
  /** How long callers let it work. */
  readonly timeLimits: TimeLimits;
  /** Resolves when the first thread has built its engine and is warmed up. */
  readonly ready: Promise<void>;
  /** The engine's rules and templates, available when it is ready. */
  readonly catalogue: Catalogue;
  /** Admits requests that check texts. */
  readonly crowd: ConcurrencyLimit;
  close(): Promise<void>;
}

export interface CheckerOptions {
  /** The result of `readShared`, which threads share. */
  readonly assets: Uint8Array;
  readonly threads: number;
  readonly registry: Registry;
  /** Defaults to those of production. */
  readonly timeLimits?: TimeLimits;
  /** The most milliseconds that a thread beyond the first may be idle. */
  readonly rest?: number;
}

/**
 * The limits of the queue: how many may wait, how far back a flood is detected, and which jobs are long or brief, in
 * milliseconds.
 */
const lineLimits = {
  mostWaiting: 256,
  mostLongWaiting: 16,
  window: 2_000,
  mostPassing: 16,
  ready: 3,
  slow: 150,
  brief: 25,
} as const;
/**
 * The most requests served at the same time, including those still arriving, and in a flood, the most of one network
 * for each thread.
 */
const mostInside = 512;
const inFlood = { always: 6, most: 32 } as const;

/**
 * The milliseconds after which an idle thread beyond the first ends. It uses about fifty megabytes, and starting
 * another one takes half a second.
 */
const longestRest = 20_000;

/** Starts the first thread. The others start when they are needed. */
export function startChecker(options: CheckerOptions): CheckingService {
  const { assets, threads, registry, timeLimits = usualTimeLimits, rest = longestRest } = options;
  const { burstWait, longWait, stopping: grace } = timeLimits;
  const flags = new StopFlags(threads);
  const pool = new Piscina<CheckingJobMessage, unknown>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: rest,
    workerData: { assets, flags: flags.memory },
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
  const line = createJobQueue({ ...lineLimits, burstWait, longWait, threads }, () => performance.now(), {
    started,
    want,
  });
  pool.on("workerCreate", ({ id }) => {
    ready.add(id);
    line.threadStarted();
  });
  pool.on("workerDestroy", ({ id }) => ready.delete(id));
  const seconds = measure(line, () => pool.threads.length, registry);

  const crowd = createCrowd(
    { most: mostInside, alwaysInFlood: inFlood.always * threads, mostInFlood: inFlood.most * threads },
    line,
  );

  /** Runs a job once. Resolves to undefined if it gave way to others, or arrived as a short job and would take long. */
  const attempt = async (job: CheckingJob, errand: Errand, patience: Patience, isLast = false): Promise<unknown> => {
    const leave = await line.enter(errand, AbortSignal.any([patience.gone, AbortSignal.timeout(patience.budget)]));
    const isLong = line.isLong(errand);
    const flag = flags.take();
    const givesWay = { after: isLong ? 0 : lineLimits.slow, isPressed: () => !isLast && line.isPressed(isLong) };
    const watch = startStopwatch({ ...patience, givesWay, grace }, flag);
    try {
      const answer = await pool.run({ ...sent(job), flag: flag.place, isLong }, { signal: watch.signal });
      if (answer === costsMore || (answer === stopped && watch.why === "gave-way")) return undefined;
      if (answer === stopped) throw new Failure("took-too-long");
      return answer;
    } catch (error) {
      throw watch.signal.aborted ? new Failure("took-too-long") : explain(error);
    } finally {
      watch.clear();
      flag.release();
      leave({ isStopped: watch.why !== undefined });
    }
  };
  const run = async (job: CheckingJob, patience: Patience): Promise<unknown> => {
    const ended = seconds.startTimer({ kind: job.kind });
    const errand = errandOf(job, patience.caller);
    try {
      const asLong = { ...errand, like: `${errand.like} long`, long: true };
      return (
        (await attempt(job, errand, patience)) ??
        (await attempt(job, asLong, patience)) ??
        (await attempt(job, { ...asLong, leavesOne: true }, patience, true))
      );
    } finally {
      ended();
    }
  };

  const runWithRules = async (job: CallJob | FinishJob, patience: Patience, accountRules: TeamContent | undefined) => {
    if (!accountRules) return (await run(job, patience)) as CallAnswer;
    const { version, settings: content } = accountRules;
    const answer = (await run({ ...job, accountRules: { version } }, patience)) as CallAnswer | typeof wantsTeamRules;
    if (answer !== wantsTeamRules) return answer;
    return (await run({ ...job, accountRules: { version, content } }, patience)) as CallAnswer;
  };

  let catalogue: Catalogue | undefined;
  const opening = pool.run(sent({ kind: "catalogue" })).then((found) => {
    catalogue = found as Catalogue;
  });
  // Whoever waits for it hears of it.
  opening.catch(() => {});
  return {
    timeLimits,
    crowd,
    ready: opening,
    get catalogue() {
      if (!catalogue) throw new Error("The checker is not ready yet.");
      return catalogue;
    },
    answer: (job, patience, accountRules) => runWithRules({ kind: "call", ...job }, patience, accountRules),
    finish: (job, patience, accountRules) => runWithRules({ kind: "finish", ...job }, patience, accountRules),
    preview: async (job, patience) => (await run({ kind: "preview", ...job }, patience)) as Preview,
    tryConfigs: async (choices, patience) => (await run({ kind: "configs", choices }, patience)) as ConfigAnswer,
    tryRules: async (rules, dialect, patience) =>
      (await run({ kind: "try", rules, dialect }, patience)) as TrialProblem[],
    close: () => pool.destroy(),
  };
}

/** Returns a job in the form for a thread, with the caller's language. */
function sent(job: CheckingJob): CheckingJobMessage {
  return { job, language: language().tag };
}

/** Turns an error into a failure, for a text with more findings than a thread has memory for. */
function explain(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_WORKER_OUT_OF_MEMORY" ? new Failure("too-large") : error;
}

function measure(line: JobQueue, threads: () => number, registry: Registry) {
  new Gauge({
    name: "housestyle_check_threads",
    help: "Checker threads, including those starting up. The first always runs; others start on demand.",
    registers: [registry],
    collect() {
      this.set(threads());
    },
  });
  new Gauge({
    name: "housestyle_check_queue",
    help: "Checks waiting for a thread.",
    registers: [registry],
    collect() {
      this.set(line.waiting);
    },
  });
  return new Histogram({
    name: "housestyle_check_seconds",
    help: "Duration of a check, including waiting time.",
    labelNames: ["kind"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
}
