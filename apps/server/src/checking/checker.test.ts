import { afterAll, expect, test } from "vitest";
import { realChecker } from "../testing/test-server.ts";

afterAll(async () => (await realChecker()).close());

const never = new AbortController().signal;
const sentence = "The quick brown fox recieved a apple and went home. ";

function job(text: string) {
  return { text, dialect: "en-US", format: "text", settings: {}, trials: [], withParagraphs: false } as const;
}

test("a check that takes too long is stopped, and the next one is served", async () => {
  const checker = await realChecker();
  const slow = checker.check(job(sentence.repeat(10_000)), { budget: 5, gone: never });
  await expect(slow).rejects.toMatchObject({ code: "took-too-long" });
  const next = await checker.check(job(sentence), { budget: 20_000, gone: never });
  expect(next.findings.length).toBeGreaterThan(0);
});

test("a check nobody waits for any more is stopped", async () => {
  const checker = await realChecker();
  const gone = new AbortController();
  const check = checker.check(job(sentence.repeat(100_000)), { budget: 60_000, gone: gone.signal });
  gone.abort();
  await expect(check).rejects.toMatchObject({ code: "took-too-long" });
});

test("more long texts than may wait are told to come back", async () => {
  const checker = await realChecker();
  const gone = new AbortController();
  const checks = Array.from({ length: 20 }, () =>
    checker.check(job(sentence.repeat(50_000)), { budget: 60_000, gone: gone.signal }).then(
      () => "done",
      (error: { code: string }) => error.code,
    ),
  );
  const first = await Promise.race(checks);
  gone.abort();
  expect(first).toBe("busy");
  expect((await Promise.all(checks)).filter((code) => code === "busy")).toHaveLength(3);
});
