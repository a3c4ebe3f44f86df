/** Long work that can be left and taken up again: whoever does it may stop after each step. */
export type Steps<T> = Generator<void, T, void>;

/** Called between steps of long work. It may throw, which ends the work and leaves nothing half done. */
export type Pulse = () => void;

/** A pulse that lets everything go on. */
export const steady: Pulse = () => {};

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>, pulse: Pulse = steady): T {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    pulse();
  }
}

/**
 * Does several works at once, a step of each in turn: works of one kind take the same step one after the other, and find
 * in the processor's cache what it needs.
 */
export function finishAbreast(works: readonly Steps<void>[], pulse: Pulse = steady): void {
  const goesOn = (work: Steps<void>): boolean => {
    pulse();
    return !work.next().done;
  };
  for (let open = works; open.length > 0; ) open = open.filter(goesOn);
}

/** Does some of it, at least a step, until the time is up; answers undefined while there is more to do. */
export function goOn<T extends NonNullable<unknown>>(steps: Steps<T>, isTimeUp: () => boolean): T | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (isTimeUp()) return undefined;
  }
}

/** So many tokens make a step of a millisecond or so, whatever is asked of each. */
export const stride = 1000;

/** The stretches of so many tokens that are worth a step each. */
export function* stretches(length: number): Iterable<{ readonly first: number; readonly last: number }> {
  for (let first = 0; first < length; first += stride) yield { first, last: Math.min(first + stride, length) };
}
