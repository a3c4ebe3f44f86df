import { expect, test } from "vitest";
import { debounce, type Timers } from "./debounce.ts";

/** A clock the test moves by hand. */
function handClock(): Timers & { readonly forward: (ms: number) => void } {
  let now = 0;
  let next = 1;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    later: (run, ms) => {
      due.set(next, { at: now + ms, run });
      return next++;
    },
    cancel: (timer) => void due.delete(timer),
    forward: (ms) => {
      now += ms;
      for (const [timer, entry] of [...due]) {
        if (entry.at > now) continue;
        due.delete(timer);
        entry.run();
      }
    },
  };
}

test("only the last of a row of calls is made, once they rest", () => {
  const clock = handClock();
  const heard: string[] = [];
  const search = debounce<string>((text) => heard.push(text), 600, clock);
  search.later("s");
  clock.forward(599);
  search.later("st");
  clock.forward(599);
  expect(heard).toEqual([]);
  clock.forward(1);
  expect(heard).toEqual(["st"]);
  clock.forward(5000);
  expect(heard).toEqual(["st"]);
});

test("a call made at once is not made again, and one that is cancelled is not made", () => {
  const clock = handClock();
  const heard: string[] = [];
  const search = debounce<string>((text) => heard.push(text), 600, clock);
  search.later("s");
  search.now("style");
  clock.forward(600);
  search.later("x");
  search.cancel();
  clock.forward(600);
  expect(heard).toEqual(["style"]);
});
