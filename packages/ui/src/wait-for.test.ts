import { expect, test } from "vitest";
import { type WaitingClock, waitExpiry, waitFor, waitInterval } from "./wait-for.ts";

/** A clock on which a wait is over at once. */
function quickClock(): WaitingClock {
  let now = 0;
  return {
    now: () => now,
    later: (run, ms) => {
      now += ms;
      run();
    },
  };
}

test("the numbers are those of the specification", () => {
  expect([waitInterval, waitExpiry]).toEqual([1000, 10_000]);
});

test("it looks at once, then each second, until it is so", async () => {
  const clock = quickClock();
  const looks: number[] = [];
  await waitFor(
    () => {
      looks.push(clock.now());
      return looks.length === 4;
    },
    { clock },
  );
  expect(looks).toEqual([0, 1000, 2000, 3000]);
});

test("after ten seconds it looks a last time and gives up", async () => {
  const clock = quickClock();
  const looks: number[] = [];
  const never = () => {
    looks.push(clock.now());
    return false;
  };
  await expect(waitFor(never, { clock })).rejects.toThrow("What was waited for did not come.");
  expect(looks).toHaveLength(11);
  expect(looks.at(-1)).toBe(10_000);
});

test("interval and expiry can be others; a look that fails ends it", async () => {
  const clock = quickClock();
  const looks: number[] = [];
  const never = () => {
    looks.push(clock.now());
    return false;
  };
  await expect(waitFor(never, { interval: 40, expiry: 100, clock })).rejects.toThrow();
  expect(looks).toEqual([0, 40, 80, 100]);
  const broken = () => {
    throw new Error("broken");
  };
  await expect(waitFor(broken, { clock })).rejects.toThrow("broken");
});
