import { expect, test } from "vitest";
import { withGoalSetting } from "./team-goals.ts";

test("what is said of one goal leaves the others as they are", () => {
  const before = { grade: { Counts: true, Locked: false, Most: 8 } };
  expect(withGoalSetting(before, "passive", { Counts: false })).toEqual({
    ...before,
    passive: { Counts: false, Locked: false },
  });
  expect(withGoalSetting(before, "grade", { Locked: true })).toEqual({
    grade: { Counts: true, Locked: true, Most: 8 },
  });
});

test("a goal of which nothing is said any more is left to the members again", () => {
  expect(withGoalSetting({ grade: { Counts: true, Locked: false, Most: 8 } }, "grade", { Most: undefined })).toEqual(
    {},
  );
  expect(withGoalSetting({}, "grade", { Least: 0 })).toEqual({ grade: { Counts: true, Locked: false, Least: 0 } });
});
