import { LRUCache } from "lru-cache";

/** A job, as far as it tells what it will take. */
export interface Costly {
  /** Jobs alike take about as long; what one took is expected of the next. */
  readonly like: string;
  /** Whose it is: what one caller sends may take longer than what others do. Undefined for no one's in particular. */
  readonly caller?: string | undefined;
  /** What such a job takes as a rule, milliseconds, as long as nothing better is known. */
  readonly guess?: number | undefined;
}

/** What jobs are expected to take. */
export interface Costs {
  /** Milliseconds. */
  expected(job: Costly): number;
  /** A job of that kind took so many milliseconds. */
  learn(job: Costly, took: number): void;
}

const firstGuess = 5;
/** Below this a guess says little, milliseconds. */
const leastGuess = 20;
/** How much the last job says about the next. */
const freshness = 0.2;
const mostKinds = 4_000;
/** So many times the guess: more no caller can make others pay for jobs like theirs. */
const mostFromOthers = 4;

/** Learns what jobs take, of each caller and of all together. */
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
