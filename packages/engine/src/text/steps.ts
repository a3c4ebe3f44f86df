/** Long work that can be left and taken up again: whoever does it may stop after each step. */
export type Steps<T> = Generator<void, T, void>;

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/**
 * Does several works at once, a step of each in turn: works of one kind take the same step one after the other, and find
 * in the processor's cache what it needs.
 */
export function finishAbreast(works: readonly Steps<void>[]): void {
  for (let open = works; open.length > 0; ) open = open.filter((work) => !work.next().done);
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
