import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JobStopped, pulseOf, StopFlags } from "./stop-flags.ts";
import { startStopwatch } from "./stopwatch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;

function scene(given: Partial<Parameters<typeof startStopwatch>[0]> = {}) {
  const flags = new StopFlags(1);
  const flag = flags.take();
  const pulse = pulseOf(flags.memory, () => flag.place);
  const watch = startStopwatch({ budget: 2_000, gone: never, grace: 3_000, ...given }, flag);
  return { flags, flag, pulse, watch };
}

test("who runs out of time is asked to stop between two steps; only who takes no step loses the thread", async () => {
  const { pulse, watch } = scene();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(pulse).not.toThrow();
  await vi.advanceTimersByTimeAsync(1);
  expect(pulse).toThrow(JobStopped);
  expect([watch.why, watch.signal.aborted]).toEqual(["over", false]);
  await vi.advanceTimersByTimeAsync(3_001);
  expect(watch.signal.aborted).toBe(true);
});

test("a caller who hangs up ends the work at once, and the thread stays", async () => {
  const gone = new AbortController();
  const { pulse, watch } = scene({ gone: gone.signal });
  gone.abort();
  expect(pulse).toThrow(JobStopped);
  watch.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([watch.why, watch.signal.aborted]).toEqual(["gone", false]);
});

test("what takes its time gives way when somebody waits, and not before", async () => {
  let isPressed = false;
  const { pulse, watch } = scene({ givesWay: { after: 150, isPressed: () => isPressed } });
  await vi.advanceTimersByTimeAsync(500);
  expect(pulse).not.toThrow();
  isPressed = true;
  await vi.advanceTimersByTimeAsync(25);
  expect(pulse).toThrow(JobStopped);
  expect(watch.why).toBe("gave-way");
});

test("a place that was given back does not stop the next job", async () => {
  const { flags, flag, pulse, watch } = scene({ budget: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(pulse).toThrow(JobStopped);
  watch.clear();
  flag.release();
  flags.take();
  expect(pulse).not.toThrow();
});
