import { expect, test } from "vitest";
import { afterSignUp } from "./after-sign-up.ts";

const given = { isIn: true, isCompanyKept: true, email: "ann@example.org", next: undefined };

test("a new account is asked its questions, and goes on to where it was going", () => {
  expect(afterSignUp(given)).toBe("/welcome");
  expect(afterSignUp({ ...given, next: "/team?x=1" })).toBe("/welcome?next=%2Fteam%3Fx%3D1");
});

test("one whose company was not kept hears of it", () => {
  expect(afterSignUp({ ...given, isCompanyKept: false })).toBe("/welcome?company=failed");
});

test("one that must confirm its address is told where the letter went", () => {
  expect(afterSignUp({ ...given, isIn: false })).toBe("/verify-email?sent=ann%40example.org");
});
