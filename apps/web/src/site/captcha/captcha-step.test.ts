import { expect, test } from "vitest";
import { CaptchaStep } from "./captcha-step.ts";

function counted(answers: readonly (string | Error)[]) {
  let asked = 0;
  const obtain = async () => {
    const answer = answers[asked++];
    if (typeof answer !== "string") throw answer;
    return answer;
  };
  return { step: new CaptchaStep(obtain), asked: () => asked };
}

test("without a site key nothing is asked", async () => {
  const { step, asked } = counted(["a"]);
  expect(await step.token(undefined)).toBeUndefined();
  expect(asked()).toBe(0);
});

test("a token that is there is not asked for again, until it was used", async () => {
  const { step, asked } = counted(["a", "b"]);
  expect([await step.token("key"), await step.token("key")]).toEqual(["a", "a"]);
  expect(asked()).toBe(1);
  step.used();
  expect(await step.token("key")).toBe("b");
});

test("when the captcha fails the form goes without a token, and the next try asks again", async () => {
  const { step } = counted([new Error("away"), "b"]);
  expect(await step.token("key")).toBeUndefined();
  expect(await step.token("key")).toBe("b");
});
