import { Failure } from "../border/index.ts";
import { type Costly, createCosts } from "./costs.ts";
import { createDemand, type Demand } from "./demand.ts";
import { FairQueue } from "./fair-queue.ts";

/** A job that needs a thread. */
export interface Errand extends Costly {
  /** Treats the job as long, whatever similar jobs took. */
  readonly long?: boolean;
  /** Leaves one thread for short jobs, even if that thread has yet to start. */
  readonly leavesOne?: boolean;
}

/** How busy the queue may become before callers are told to retry later. Times are in milliseconds. */
export interface LineLimits {
  readonly threads: number;
  /** The most waiting jobs. Long ones are counted separately. */
  readonly mostWaiting: number;
  readonly mostLongWaiting: number;
  /** The longest expected wait of a short job while the server can keep up, which allows bursts. */
  readonly burstWait: number;
  /** In a flood, the short jobs that may wait for each thread, so that no thread is idle. */
  readonly ready: number;
  /** The window in which an overload is detected, and how long the queue must have lasted by then. */
  readonly window: number;
  /** The longest expected wait of a long job. */
  readonly longWait: number;
  /** The most short jobs that may overtake a long one. */
  readonly mostPassing: number;
  /**
   * The duration from which a job counts as long: short jobs go first, and it never takes the last of several threads.
   */
  readonly slow: number;
  /** The longest duration of a job that may take the last thread although its caller already has one. */
  readonly brief: number;
}

/** Ends a job's turn. A stopped job counts with at least the time it ran. */
export type WayOut = (how?: { readonly isStopped: boolean }) => void;

/** The threads that do the jobs. They start when they are needed, and the queue is told when one has started. */
export interface Threads {
  started(): number;
  /** Called when all started threads are busy and more may be started. */
  want(): void;
}

/**
 * Jobs that wait for a thread. Callers take turns, and each caller runs one long job at a time, so that one caller
 * cannot keep the others from a thread.
 */
export interface JobQueue {
  /**
   * Resolves, when a thread is free, to a function that must be called once when the job ends. Rejects immediately with
   * `busy` and a retry time if the wait would be too long, or later when `signal` aborts.
   */
  enter(errand: Errand, signal: AbortSignal): Promise<WayOut>;
  /** Returns whether a job counts as long, given what is known so far. */
  isLong(errand: Errand): boolean;
  readonly waiting: number;
  /**
   * Returns whether short jobs are waiting for which a running job should give way: a short job that takes too long always should,
   * a long one only while it has the only thread because others have yet to start.
   */
  isPressed(isLong: boolean): boolean;
  /** Whether more is asked than can be done, so that some requests are refused. */
  readonly isFlooded: boolean;
  /** Whether half of the places for a flood are taken; more requests are on their way. */
  readonly isFull: boolean;
  /** The number of recent refusals, here and by `crowd`. */
  readonly sentAway: number;
  /** Counts a request that `crowd` refused. */
  noteSentAway(): void;
  /** Called when one more thread has started. */
  threadStarted(): void;
}

/** A flood may end once the threads are busy for less than this share of the time. */
const floodEnds = 0.9;

interface Waiting extends Errand {
  readonly owner: unknown;
  readonly cost: number;
  readonly isLong: boolean;
  call(): void;
}

type Running = Omit<Waiting, "call"> & { readonly since: number };

/** Creates a queue for `threads` threads, all of them started by default. `now` is a clock in milliseconds. */
export function createJobQueue(
  limits: LineLimits,
  now: () => number,
  threads: Threads = { started: () => limits.threads, want: () => {} },
): JobQueue {
  const longThreads = Math.max(1, limits.threads - 1);
  const costs = createCosts();
  const running = new Set<Running>();
  const shorts = new FairQueue<Waiting>();
  const longs = new FairQueue<Waiting>();
  const asked = createDemand(limits.window, now);
  const [refusals, answers] = [createDemand(limits.window, now), createDemand(limits.window, now)];
  let passed = 0;
  /** When the queue of short jobs was last empty, while it is not. */
  let standing = 0;
  /** How busy the threads have been since the flood began, or undefined without a flood. */
  let flood: Demand | undefined;

  const isLong = (errand: Errand) => errand.long === true || costs.expected(errand) > limits.slow;
  const longRunning = () => [...running].filter((job) => job.isLong);
  const runs = (jobs: Iterable<Running>, owner: unknown) => [...jobs].some((job) => job.owner === owner);

  /**
   * Returns the expected remaining duration. A job that has exceeded its prediction is expected to take as long again.
   */
  const remaining = (job: Running) => Math.abs(job.cost - (now() - job.since));
  const waitOf = (job: Waiting) => {
    const open = job.isLong ? longThreads : limits.threads - longRunning().length;
    const inThem = [...running].filter((each) => job.isLong || open === 0 || !each.isLong);
    const ahead = [...shorts.before(job.owner), ...(job.isLong ? longs.before(job.owner) : [])];
    return (sum(ahead, ({ cost }) => cost) + sum(inThem, remaining)) / Math.max(1, open);
  };
  const mayTakeLast = (free: number) => free <= 1 && threads.started() < limits.threads;
  const mayBegin = (job: Waiting) => {
    const free = threads.started() - running.size;
    if (free <= 0) return false;
    const own = longRunning();
    if (job.isLong) return own.length < longThreads && !runs(own, job.owner) && !(job.leavesOne && mayTakeLast(free));
    return free > 1 || job.cost <= limits.brief || !runs(running, job.owner);
  };
  const isTooMuch = (job: Waiting, wait: number) => {
    if (job.isLong) return longs.isFull(job.owner, limits.mostLongWaiting) || wait > limits.longWait;
    if (shorts.isFull(job.owner, limits.mostWaiting)) return true;
    return flooded() ? shorts.before(job.owner).length >= limits.ready * limits.threads : wait > limits.burstWait;
  };
  /**
   * Returns whether more is asked than can be done. A slow moment looks the same, but its line is soon gone. A flood lasts until
   * the threads have time again and more requests are answered than refused. How many ask says nothing by then, because refused
   * clients ask again.
   */
  const flooded = () => {
    const stands = shorts.length > 0 && now() - standing >= limits.window;
    const isOver = flood && flood.share() <= floodEnds * limits.threads && refusals.share() <= answers.share();
    if (isOver) flood = undefined;
    if (stands && asked.share() > limits.threads) flood ??= createDemand(limits.window, now, limits.threads);
    return flood !== undefined;
  };

  const begin = (job: Omit<Waiting, "call">): WayOut => {
    const run: Running = { ...job, since: now() };
    running.add(run);
    if (run.isLong && running.size >= threads.started()) wantMore();
    return ({ isStopped } = { isStopped: false }) => {
      if (!running.delete(run)) return;
      const took = now() - run.since;
      flood?.add(took);
      if (!run.isLong) answers.add(1);
      if (!isStopped || took > run.cost) costs.learn(run, took);
      callNext();
    };
  };
  const wantMore = () => {
    if (threads.started() < limits.threads) threads.want();
  };
  const takeNext = () => {
    const short = shorts.find(mayBegin);
    const long = longs.find(mayBegin);
    const isTurnOfLong = long && (!short || passed >= limits.mostPassing);
    passed = isTurnOfLong ? 0 : long ? passed + 1 : passed;
    const next = isTurnOfLong ? long : short;
    if (next) lineOf(next).take(next, "turn");
    return next;
  };
  const callNext = () => {
    for (let next = takeNext(); next; next = takeNext()) next.call();
  };
  const lineOf = (job: Pick<Waiting, "isLong">) => (job.isLong ? longs : shorts);

  const turn = (job: Omit<Waiting, "call">, signal: AbortSignal) =>
    new Promise<WayOut>((done, fail) => {
      const waiting: Waiting = {
        ...job,
        call: () => {
          signal.removeEventListener("abort", giveUp);
          done(begin(job));
        },
      };
      const giveUp = () => {
        lineOf(job).take(waiting, "gone");
        fail(comeBack(0));
      };
      signal.addEventListener("abort", giveUp, { once: true });
      lineOf(job).push(waiting);
    });

  return {
    enter: async (errand, signal) => {
      const cost = costs.expected(errand);
      // A job without a caller counts as one of its own.
      const job = {
        ...errand,
        owner: errand.caller ?? Symbol("someone"),
        cost,
        isLong: isLong(errand),
        call: () => {},
      };
      if (!job.isLong) asked.add(cost);
      if (lineOf(job).length === 0 && mayBegin(job)) return begin(job);
      const wait = waitOf(job);
      if (isTooMuch(job, wait)) {
        if (!job.isLong) refusals.add(1);
        throw comeBack(wait);
      }
      wantMore();
      if (!job.isLong && shorts.length === 0) standing = now();
      const way = turn(job, signal);
      // Jobs ahead may be waiting for their caller's other job, so this one may go first.
      callNext();
      return way;
    },
    isLong,
    get waiting() {
      return shorts.length + longs.length;
    },
    isPressed: (isLong) => shorts.length > 0 && (!isLong || mayTakeLast(threads.started() - running.size)),
    get isFlooded() {
      return flooded();
    },
    get isFull() {
      return shorts.length >= (limits.ready * limits.threads) / 2;
    },
    get sentAway() {
      return refusals.share() * limits.window;
    },
    noteSentAway: () => refusals.add(1),
    threadStarted: callNext,
  };
}

function comeBack(wait: number): Failure {
  return new Failure("busy", { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((all, value) => all + of(value), 0);
}
