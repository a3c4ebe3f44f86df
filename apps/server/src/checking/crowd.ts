import type { JobQueue } from "./job-queue.ts";

/** Counts the requests being served by network, and refuses those for which there is no room. */
export interface ConcurrencyLimit {
  /**
   * Admits a request before any of it is read. Returns a function to call when it ends, or undefined if too many of its network are
   * being served already.
   */
  enter(network: string): (() => void) | undefined;
  /** Delays a refusal while many are refused: clients that ask again immediately would cost more than answers do. */
  hold(): Promise<void>;
}

/** The most requests that may be served at the same time. */
export interface CrowdLimits {
  /** The limit for all networks together. */
  readonly most: number;
  /** The limit for one network in a flood: this many always, and up to `mostInFlood` while the queue is not full. */
  readonly alwaysInFlood: number;
  readonly mostInFlood: number;
}

/** The delay of a refusal in milliseconds. It grows with the number of refusals. */
const leastHold = 100;
const holdForEach = 2;
const mostHold = 1_000;
/** The number of recent refusals that are sent without delay. */
const aFew = 32;
/** Beyond this number, refusals are not delayed, because each keeps a connection open. */
const mostHeld = 2_000;

type Ahead = Pick<JobQueue, "isFlooded" | "isFull" | "sentAway" | "noteSentAway">;

/** Creates the door in front of a line. */
export function createCrowd({ most, alwaysInFlood, mostInFlood }: CrowdLimits, line: Ahead): ConcurrencyLimit {
  const inside = new Map<string, number>();
  let all = 0;
  let held = 0;
  const add = (network: string, change: 1 | -1) => {
    const count = (inside.get(network) ?? 0) + change;
    if (count > 0) inside.set(network, count);
    else inside.delete(network);
    all += change;
  };
  const isTooMany = (own: number) => own >= alwaysInFlood && line.isFlooded && (own >= mostInFlood || line.isFull);
  return {
    enter(network) {
      const own = inside.get(network) ?? 0;
      // A network may have as many places as are still free, so none takes all of them.
      if (own >= most - all || isTooMany(own)) {
        line.noteSentAway();
        return undefined;
      }
      add(network, 1);
      let isIn = true;
      return () => {
        if (isIn) add(network, -1);
        isIn = false;
      };
    },
    hold() {
      if (held >= mostHeld || line.sentAway < aFew) return Promise.resolve();
      held += 1;
      return new Promise((done) => {
        setTimeout(
          () => {
            held -= 1;
            done();
          },
          Math.min(mostHold, leastHold + held * holdForEach),
        );
      });
    },
  };
}
