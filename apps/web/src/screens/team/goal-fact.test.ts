import { expect, test } from "vitest";
import { goalFact } from "./goal-fact.ts";

test("a goal is told with the team's number, or the usual one where the team has none", () => {
  expect(goalFact("grade", { most: 9 })).toBe("at most 9");
  expect(goalFact("grade", { most: 9 }, { Counts: true, Locked: true, Most: 8 })).toBe("at most 8, locked");
  expect(goalFact("grade", { least: 6, most: 9 }, { Counts: true, Locked: false, Least: 7 })).toMatch(/^7.9$/);
  expect(goalFact("grade", { most: 9 }, { Counts: false, Locked: true })).toBe("Not checked");
});
