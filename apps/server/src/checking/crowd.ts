import type { Line } from "./line.ts";

/** Calls that are in the house, by where they come from, and those that are sent away. */
export interface Crowd {
  /**
   * Lets a call in before anything of it is read: the way out, which is taken once, or undefined when too many of its
   * network are there already.
   */
  enter(network: string): (() => void) | undefined;
  /** Holds a refusal for a moment while a flood lasts: whoever asks again at once would else cost more than an answer does. */
  hold(): Promise<void>;
}

/** How many may be in at once. */
export interface CrowdLimits {
  /** Of all networks together. */
  readonly most: number;
  /** Of one while more comes than can be done: as many always, so many as long as the line is not full. */
  readonly alwaysInFlood: number;
  readonly mostInFlood: number;
}

/** How long a refusal is held, milliseconds: longer, the more are held. */
const leastHold = 100;
const holdForEach = 2;
const mostHold = 1_000;
/** So few who are sent away are told at once. */
const aFew = 32;
/** Beyond this number none is held: each holds a connection. */
const mostHeld = 2_000;

type Ahead = Pick<Line, "isFlooded" | "isFull" | "sentAway" | "noteSentAway">;

/** Counts the calls on their way to a line. */
export function createCrowd({ most, alwaysInFlood, mostInFlood }: CrowdLimits, line: Ahead): Crowd {
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
      // No network takes all places: each may have as many as are still free.
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
