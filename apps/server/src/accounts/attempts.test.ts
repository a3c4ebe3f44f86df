import { expect, test } from "vitest";
import { Failure } from "../border/index.ts";
import { createAttempts, mustGuessSeldom } from "./attempts.ts";

const guess = (attempts: ReturnType<typeof createAttempts>, look: () => Promise<string>) =>
  mustGuessSeldom(attempts, "pat", look).catch((error: unknown) => (error instanceof Failure ? error.code : "fault"));

test("the eleventh wrong guess has to wait, and a right one before it wipes the slate", async () => {
  const attempts = createAttempts(undefined);
  const wrong = () => guess(attempts, () => Promise.reject(new Failure("wrong-credentials")));
  for (let n = 0; n < 9; n++) expect(await wrong()).toBe("wrong-credentials");
  expect(await guess(attempts, async () => "in")).toBe("in");
  for (let n = 0; n < 10; n++) expect(await wrong()).toBe("wrong-credentials");
  expect(await wrong()).toBe("too-many-requests");
});

test("what fails for another reason is not held against anyone", async () => {
  const attempts = createAttempts(undefined);
  for (let n = 0; n < 30; n++) {
    expect(await guess(attempts, () => Promise.reject(new Failure("busy", { retryAfter: 1 })))).toBe("busy");
  }
  expect(await guess(attempts, async () => "in")).toBe("in");
});
