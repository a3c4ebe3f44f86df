import type { Redis } from "ioredis";
import { expect, test } from "vitest";
import { Failure } from "../border/index.ts";
import { attemptWindow, createAttempts, mostWrong, mustGuessSeldom } from "./attempts.ts";

const guess = (attempts: ReturnType<typeof createAttempts>, look: () => Promise<string>) =>
  mustGuessSeldom(attempts, [{ key: "pat", most: mostWrong }], look).catch((error: unknown) =>
    error instanceof Failure ? error.code : "fault",
  );

test("the eleventh wrong guess has to wait, and a right one before it wipes the slate", async () => {
  const attempts = createAttempts(undefined);
  const wrong = () => guess(attempts, () => Promise.reject(new Failure("wrong-credentials")));
  for (let n = 0; n < 9; n++) expect(await wrong()).toBe("wrong-credentials");
  expect(await guess(attempts, async () => "in")).toBe("in");
  for (let n = 0; n < 10; n++) expect(await wrong()).toBe("wrong-credentials");
  expect(await wrong()).toBe("too-many-requests");
});

test("what is counted in Redis has an end from the first on, and none after it is taken back", async () => {
  const counts = new Map<string, number>();
  const ends = new Map<string, number>();
  const add = (key: string, step: number) => counts.set(key, (counts.get(key) ?? 0) + step).get(key);
  const redis = {
    incr: async (key: string) => add(key, 1),
    decr: async (key: string) => add(key, -1),
    expire: async (key: string, seconds: number) => ends.set(key, seconds),
    del: async (key: string) => counts.delete(key) && ends.delete(key),
  };
  const attempts = createAttempts(redis as unknown as Redis);
  expect([await attempts.add("pat"), await attempts.add("pat")]).toEqual([1, 2]);
  expect([...ends]).toEqual([["housestyle-attempts:pat", attemptWindow]]);
  await attempts.takeBack("pat");
  await attempts.takeBack("pat");
  expect([counts.size, ends.size]).toEqual([0, 0]);
});

test("what fails for another reason is not held against anyone", async () => {
  const attempts = createAttempts(undefined);
  for (let n = 0; n < 30; n++) {
    expect(await guess(attempts, () => Promise.reject(new Failure("busy", { retryAfter: 1 })))).toBe("busy");
  }
  expect(await guess(attempts, async () => "in")).toBe("in");
});
