import { expect, test } from "vitest";
import { realChecker } from "../testing/test-server.ts";

const never = new AbortController().signal;
const sentence = "The quick brown fox recieved a apple and went home. ";

function job(text: string) {
  const body = new TextEncoder().encode(JSON.stringify({ text }));
  return { call: "check", body, longest: 10_000_000, forSlowLane: false } as const;
}

test("a check that takes too long is stopped, and the next one is served", async () => {
  const checker = await realChecker();
  const slow = checker.answer(job(sentence.repeat(10_000)), { budget: 5, gone: never });
  await expect(slow).rejects.toMatchObject({ code: "took-too-long" });
  const next = await checker.answer(job(sentence), { budget: 20_000, gone: never });
  expect(next).toMatchObject({ kind: "done", bytes: { length: expect.any(Number) } });
});

test("a check nobody waits for any more is stopped", async () => {
  const checker = await realChecker();
  const gone = new AbortController();
  const check = checker.answer(job(sentence.repeat(100_000)), { budget: 60_000, gone: gone.signal });
  gone.abort();
  await expect(check).rejects.toMatchObject({ code: "took-too-long" });
});

test("more long texts than may wait are told to come back", async () => {
  const checker = await realChecker();
  // The thread of the test before was stopped; a short text waits until there is another.
  await checker.answer(job(sentence), { budget: 20_000, gone: never });
  const gone = new AbortController();
  const told: string[] = [];
  const checks = Array.from({ length: 20 }, () =>
    checker.answer(job(sentence.repeat(50_000)), { budget: 60_000, gone: gone.signal }).then(
      ({ kind }) => told.push(kind),
      (error: { code: string }) => told.push(error.code),
    ),
  );
  await Promise.race(checks);
  expect(told).toEqual(["busy", "busy", "busy"]);
  // The others wait, or are read, until nobody waits for them any more.
  gone.abort();
  await Promise.all(checks);
});
