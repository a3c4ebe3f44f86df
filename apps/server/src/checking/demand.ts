/** How much work there was lately; older work counts less and less. */
export interface Demand {
  /** Work of so many milliseconds. */
  add(took: number): void;
  /** How many threads it would have kept busy. */
  share(): number;
}

/** Counts work over about `window` milliseconds, of which so many threads had enough before; `now` is a clock in milliseconds. */
export function createDemand(window: number, now: () => number, share = 0): Demand {
  let work = share * window;
  let before = now();
  const fade = () => {
    const time = now();
    work *= Math.exp((before - time) / window);
    before = time;
  };
  return {
    add(took) {
      fade();
      work += took;
    },
    share() {
      fade();
      return work / window;
    },
  };
}
