import type { Clock } from "../pause.ts";

/** A clock that a test moves by hand. */
export function handClock(): Clock & { forward(ms: number): void } {
  let now = 0;
  let last = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  const first = (until: number) =>
    [...due].filter(([, entry]) => entry.at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    later: (run, ms) => {
      due.set(++last, { at: now + ms, run });
      return last;
    },
    cancel: (timer) => void due.delete(timer),
    forward(ms) {
      const end = now + ms;
      for (let entry = first(end); entry; entry = first(end)) {
        due.delete(entry[0]);
        now = Math.max(now, entry[1].at);
        entry[1].run();
      }
      now = end;
    },
  };
}
