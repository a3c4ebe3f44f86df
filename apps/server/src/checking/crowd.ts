import type { JobQueue } from "./job-queue.ts";

/** Counts the requests that are being served, by network, and refuses those for which there is no place. */
export interface ConcurrencyLimit {
  /**
   * Admits a request before any of it is read. Returns a function to call when it ends, or undefined if too many of its network are
   * being served already.
   */
  enter(network: string): (() => void) | undefined;
  /** Delays a refusal while many are refused: clients that ask again immediately would cost more than answers do. */
  hold(): Promise<void>;
}

/** How many requests may be served at once. */
export interface CrowdLimits {
  /** For all networks together. */
  readonly most: number;
  /** For one network in a flood: this many always, and up to `mostInFlood` while the line is not full. */
  readonly alwaysInFlood: number;
  readonly mostInFlood: number;
}

/** How long a refusal is delayed, milliseconds: longer, the more are. */
const leastHold = 100;
const holdForEach = 2;
const mostHold = 1_000;
/** Up to this many recent refusals are sent without delay. */
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
