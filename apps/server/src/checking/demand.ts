/** Measures recent work. Older work counts less and less. */
export interface Demand {
  /** Adds the duration of a job in milliseconds. */
  add(took: number): void;
  /** Returns how many threads the work would have kept busy. */
  share(): number;
}

/** Measures work over about `window` milliseconds, starting as if `share` threads had been busy; `now` is a clock in milliseconds. */
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
