import { LRUCache } from "lru-cache";

/** What is known about the cost of a job before it runs. */
export interface Costly {
  /** A key for jobs that take about as long. The duration of one predicts the next. */
  readonly like: string;
  /** Who sent it: one caller's jobs may take longer than those of others. Undefined if nobody in particular did. */
  readonly caller?: string | undefined;
  /** What such a job usually takes, in milliseconds, until it is known better. */
  readonly guess?: number | undefined;
}

/** Records and predicts how long jobs take. */
export interface Costs {
  /** Returns the expected time in milliseconds. */
  expected(job: Costly): number;
  /** Records that a job took so many milliseconds. */
  learn(job: Costly, took: number): void;
}

const firstGuess = 5;
/** The smallest useful prediction in milliseconds. */
const leastGuess = 20;
/** The weight of the last job in a prediction. */
const freshness = 0.2;
const mostKinds = 4_000;
/** The most by which one caller's slow jobs raise the prediction for everyone, as a multiple of the guess. */
const mostFromOthers = 4;

/** Learns the duration of jobs, for each caller and for all callers together. */
export function createCosts(): Costs {
  const ofAll = new LRUCache<string, number>({ max: mostKinds });
  const ofCallers = new LRUCache<string, number>({ max: mostKinds });
  const keyOf = ({ caller, like }: Costly) => caller !== undefined && `${caller} ${like}`;
  return {
    expected(job) {
      const key = keyOf(job);
      return (key ? ofCallers.get(key) : undefined) ?? ofAll.get(job.like) ?? job.guess ?? firstGuess;
    },
    learn(job, took) {
      const key = keyOf(job);
      if (key) mix(ofCallers, key, took);
      mix(ofAll, job.like, Math.min(took, mostFromOthers * Math.max(job.guess ?? 0, leastGuess)));
    },
  };
}

function mix(known: LRUCache<string, number>, key: string, took: number): void {
  const before = known.get(key);
  known.set(key, before === undefined ? took : before + (took - before) * freshness);
}
