import { expect, test } from "vitest";
import { forced, Pause, rest } from "./pause.ts";
import { handClock } from "./testing/hand-clock.ts";

test("the numbers are those of the specification", () => {
  expect([rest, forced]).toEqual([100, 1000]);
});

test("a pause of a tenth of a second is enough", () => {
  const clock = handClock();
  const runs: number[] = [];
  const pause = new Pause(() => runs.push(clock.now()), clock);
  pause.touch();
  clock.forward(60);
  pause.touch();
  clock.forward(99);
  expect(runs).toEqual([]);
  clock.forward(1);
  expect(runs).toEqual([160]);
});

test("someone who never rests is checked every second", () => {
  const clock = handClock();
  const runs: number[] = [];
  const pause = new Pause(() => runs.push(clock.now()), clock);
  for (let key = 0; key < 50; key++) {
    pause.touch();
    clock.forward(50);
  }
  expect(runs).toEqual([1000, 2000]);
});

test("what was cancelled is not run, and the next pause counts from its own beginning", () => {
  const clock = handClock();
  const runs: number[] = [];
  const pause = new Pause(() => runs.push(clock.now()), clock, 500, 2000);
  pause.touch();
  clock.forward(400);
  pause.cancel();
  clock.forward(1900);
  pause.touch();
  clock.forward(499);
  expect(runs).toEqual([]);
  clock.forward(1);
  expect(runs).toEqual([2800]);
});
