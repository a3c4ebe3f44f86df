import { handClock } from "@housestyle/checker/testing";
import { expect, test } from "vitest";
import { CallBatcher, throttleDelay } from "./call-batcher.ts";

test("the number is that of the specification", () => {
  expect(throttleDelay).toBe(2000);
});

test("what comes within two seconds of the first goes together", () => {
  const clock = handClock();
  const runs: number[] = [];
  const throttle = new CallBatcher(() => runs.push(clock.now()), clock);
  for (let tick = 0; tick < 10; tick++) {
    throttle.touch();
    clock.forward(500);
  }
  expect(runs).toEqual([2000, 4000]);
});

test("what is done at once is not done again", () => {
  const clock = handClock();
  const runs: number[] = [];
  const throttle = new CallBatcher(() => runs.push(clock.now()), clock);
  throttle.touch();
  clock.forward(100);
  throttle.now();
  clock.forward(10_000);
  expect(runs).toEqual([100]);
});
