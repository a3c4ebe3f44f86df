/** Runs a few at a time, lets a few wait, and turns away the rest. */
export interface ConcurrencyGate {
  /**
   * Resolves to a function that must be called once at the end, or to undefined if too many are waiting. Rejects when
   * `signal` aborts.
   */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** Creates a gate for `width` at a time with room for `benches` to wait. */
export function createGate(width: number, benches: number): ConcurrencyGate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    enter: async (signal) => {
      if (inside < width) {
        inside += 1;
        return once(leave);
      }
      if (waiting.length >= benches) return undefined;
      await turn(waiting, signal);
      return once(leave);
    },
  };
}

function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const called = () => {
      signal.removeEventListener("abort", gaveUp);
      done();
    };
    const gaveUp = () => {
      waiting.splice(waiting.indexOf(called), 1);
      fail(signal.reason);
    };
    signal.addEventListener("abort", gaveUp, { once: true });
    waiting.push(called);
  });
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
