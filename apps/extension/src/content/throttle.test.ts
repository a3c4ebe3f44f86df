import type { Clock } from "@housestyle/checker";
import { expect, test } from "vitest";
import { Throttle } from "./throttle.ts";

test("what is called for runs right away, then once in a while for as long as it goes on, and not after the end", () => {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    later: (run, ms) => timers.push({ at: now + ms, run }),
    cancel: () => {
      timers = [];
    },
  };
  const ran: number[] = [];
  const throttle = new Throttle(() => ran.push(now), 2_000, clock);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  for (let key = 0; key < 50; key++) {
    throttle.call();
    pass(100);
  }
  expect(ran).toEqual([0, 2_000, 4_000]);
  pass(1_000);
  throttle.call();
  throttle.call();
  throttle.end();
  pass(10_000);
  expect(ran).toEqual([0, 2_000, 4_000, 6_000]);
});
