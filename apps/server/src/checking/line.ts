import { LRUCache } from "lru-cache";
import { Failure } from "../border/index.ts";

/** A job that wants a thread. */
export interface Errand {
  /** Jobs alike take about as long; what one took is expected of the next. */
  readonly like: string;
  /** Long jobs let short ones go first and never take the last of several threads. */
  readonly long: boolean;
}

/** How busy it may become before callers are told to come back. Times in milliseconds. */
export interface LineLimits {
  readonly threads: number;
  /** Jobs that may wait, the long ones among them apart. */
  readonly mostWaiting: number;
  readonly mostLongWaiting: number;
  /**
   * Longest expected wait of a short job while no more comes than can be done: a burst is welcome. Otherwise it waits no
   * longer than it takes.
   */
  readonly burstWait: number;
  /** How far back is looked for whether more comes than can be done, and how long the line must have stood by then. */
  readonly window: number;
  /** Longest expected wait of a long job. */
  readonly longWait: number;
  /** Short jobs that may pass a long one before it has its turn. */
  readonly mostPassing: number;
}

/** The threads behind the line. They start when they are wanted; the line hears of each that has. */
export interface Threads {
  started(): number;
  /** All that have started are busy, and more may be. */
  want(): void;
}

/** Jobs that wait for a thread. */
export interface Line {
  /**
   * Resolves, when a thread is free, to the way out, which must be taken once. Rejects at once with `busy` and the time
   * after which another try makes sense when the wait would be too long, later when `signal` fires.
   */
  enter(errand: Errand, signal: AbortSignal): Promise<() => void>;
  readonly waiting: number;
  /** One more thread has started. */
  threadStarted(): void;
}

/** Nobody has done such a job yet, milliseconds. */
const firstGuess = 5;
/** How much the last job says about the next. */
const freshness = 0.2;
const mostKinds = 1_000;

interface Waiting extends Errand {
  readonly call: () => void;
}

interface Running extends Errand {
  readonly since: number;
}

/** A line before `threads` threads, all of them started unless told otherwise; `now` is a clock in milliseconds. */
export function createLine(
  limits: LineLimits,
  now: () => number,
  threads: Threads = { started: () => limits.threads, want: () => {} },
): Line {
  const longThreads = Math.max(1, limits.threads - 1);
  const running = new Set<Running>();
  const shorts: Waiting[] = [];
  const longs: Waiting[] = [];
  const usual = new LRUCache<string, number>({ max: mostKinds });
  let passed = 0;
  const asked = createDemand(limits.window, now);
  /** Since when somebody waits without a break, while somebody does. */
  let standing = 0;
  let isFlooded = false;

  const expected = ({ like }: Errand) => usual.get(like) ?? firstGuess;
  const longRunning = () => count(running, ({ long }) => long);

  /** Of a job that has taken longer than usual nothing is known; it may well take as long again. */
  const remaining = (job: Running) => Math.abs(expected(job) - (now() - job.since));
  const waitOf = (errand: Errand) => {
    const open = errand.long ? longThreads : limits.threads - longRunning();
    const before = [...running].filter(({ long }) => errand.long || open === 0 || !long);
    const ahead = sum(shorts, expected) + (errand.long ? sum(longs, expected) : 0);
    return (ahead + sum(before, remaining)) / Math.max(1, open);
  };

  const isOneFree = () => running.size < threads.started();
  const mayBegin = ({ long }: Errand) => isOneFree() && (!long || longRunning() < longThreads);
  const isTooMuch = (errand: Errand, wait: number) => {
    if (errand.long) return longs.length >= limits.mostLongWaiting || wait > limits.longWait;
    return shorts.length >= limits.mostWaiting || wait > (flooded() ? expected(errand) : limits.burstWait);
  };
  /**
   * Whether more comes than can be done. A slow moment looks the same, but its line is gone again soon; once it is
   * certain, it holds until less comes.
   */
  const flooded = () => {
    const isMore = asked.share() > limits.threads;
    const stands = shorts.length > 0 && now() - standing >= limits.window;
    isFlooded = isMore && (isFlooded || stands);
    return isFlooded;
  };

  const begin = (errand: Errand) => {
    const job = { ...errand, since: now() };
    running.add(job);
    return () => {
      if (!running.delete(job)) return;
      learn(usual, errand.like, now() - job.since);
      callNext();
    };
  };
  const takeNext = () => {
    const longMay = longs.length > 0 && longRunning() < longThreads;
    if (longMay && (shorts.length === 0 || passed >= limits.mostPassing)) {
      passed = 0;
      return longs.shift();
    }
    if (longMay) passed += 1;
    return shorts.shift();
  };
  const callNext = () => {
    while (isOneFree()) {
      const next = takeNext();
      if (!next) return;
      next.call();
    }
  };
  return {
    enter: async (errand, signal) => {
      const line = errand.long ? longs : shorts;
      if (!errand.long) asked.add(expected(errand));
      if (line.length === 0 && mayBegin(errand)) return begin(errand);
      const wait = waitOf(errand);
      if (isTooMuch(errand, wait)) throw comeBack(wait);
      if (threads.started() < limits.threads) threads.want();
      if (!errand.long && shorts.length === 0) standing = now();
      return turn(line, errand, signal, begin);
    },
    get waiting() {
      return shorts.length + longs.length;
    },
    threadStarted: callNext,
  };
}

/** How much work was asked for lately, done or not: older work counts less and less. */
function createDemand(window: number, now: () => number) {
  let work = 0;
  let before = now();
  const fade = () => {
    const time = now();
    work *= Math.exp((before - time) / window);
    before = time;
  };
  return {
    add(took: number): void {
      fade();
      work += took;
    },
    /** How many threads it would have kept busy. */
    share(): number {
      fade();
      return work / window;
    },
  };
}

function turn(line: Waiting[], errand: Errand, signal: AbortSignal, begin: (errand: Errand) => () => void) {
  return new Promise<() => void>((done, fail) => {
    const waiting = {
      ...errand,
      call: () => {
        signal.removeEventListener("abort", giveUp);
        done(begin(errand));
      },
    };
    const giveUp = () => {
      const place = line.indexOf(waiting);
      if (place >= 0) line.splice(place, 1);
      fail(comeBack(0));
    };
    signal.addEventListener("abort", giveUp, { once: true });
    line.push(waiting);
  });
}

function comeBack(wait: number): Failure {
  return new Failure("busy", { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}

function learn(usual: LRUCache<string, number>, like: string, took: number): void {
  const before = usual.get(like);
  usual.set(like, before === undefined ? took : before + (took - before) * freshness);
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((all, value) => all + of(value), 0);
}

function count<T>(values: Iterable<T>, is: (value: T) => boolean): number {
  let found = 0;
  for (const value of values) if (is(value)) found += 1;
  return found;
}
