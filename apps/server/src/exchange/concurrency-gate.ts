/** Lets a few through at a time and keeps a few waiting; the rest are turned away. */
export interface ConcurrencyGate {
  /** Resolves to the way out, which must be taken once; undefined when too many wait. Rejects when `signal` fires. */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** A gate for `width` at a time with `benches` places to wait. */
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
