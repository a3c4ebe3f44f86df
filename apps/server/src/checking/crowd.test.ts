import { afterEach, expect, test, vi } from "vitest";
import { createCrowd } from "./crowd.ts";

const calm = { isFlooded: false, isFull: false, sentAway: 0, noteSentAway: () => {} };
const flood = { ...calm, isFlooded: true, isFull: true, sentAway: 1_000 };
const limits = { most: 10, alwaysInFlood: 2, mostInFlood: 4 };

afterEach(() => void vi.useRealTimers());

const enterAll = (crowd: ReturnType<typeof createCrowd>, network: string, count: number) =>
  Array.from({ length: count }, () => crowd.enter(network)).filter((leave) => leave !== undefined);

test("no network takes all places, and who leaves twice gives back one", () => {
  const crowd = createCrowd(limits, calm);
  const many = enterAll(crowd, "a", 20);
  expect(many).toHaveLength(5);
  expect(enterAll(crowd, "b", 1)).toHaveLength(1);
  many[0]?.();
  many[0]?.();
  expect(enterAll(crowd, "a", 20)).toHaveLength(1);
});

test("in a flood a network has few places, a few more while the line is not full, and others have theirs", () => {
  const full = createCrowd(limits, flood);
  expect(enterAll(full, "a", 20)).toHaveLength(2);
  expect(enterAll(full, "b", 1)).toHaveLength(1);
  expect(enterAll(createCrowd(limits, { ...flood, isFull: false }), "a", 20)).toHaveLength(4);
});

test("each who is sent away is counted", () => {
  const noteSentAway = vi.fn();
  const crowd = createCrowd(limits, { ...flood, noteSentAway });
  enterAll(crowd, "a", 5);
  expect(noteSentAway).toHaveBeenCalledTimes(3);
});

test("refusals are held for a moment while many are sent away, the more of them the longer, and never otherwise", async () => {
  vi.useFakeTimers();
  await createCrowd(limits, calm).hold();
  const crowd = createCrowd(limits, flood);
  let told = 0;
  for (let n = 0; n < 2_100; n += 1) void crowd.hold().then(() => (told += 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBe(100);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toBe(150);
  await vi.advanceTimersByTimeAsync(800);
  expect(told).toBe(2_100);
});
