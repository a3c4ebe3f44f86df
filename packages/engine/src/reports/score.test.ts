import { expect, test } from "vitest";
import type { Kind } from "../finding.ts";
import { familyScore, scoreText } from "./score.ts";

const times = (kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);

test("the published examples come out as published", () => {
  expect(Math.round(familyScore(10_000, 50))).toBe(73);
  expect(Math.round(familyScore(1_000, 12))).toBe(53);
});

test("a text without remarks has 100, one remark in 75 words costs its family half", () => {
  expect(scoreText(750, [], true)).toEqual({
    overall: 100,
    families: { spelling: 100, grammar: 100, style: 100, team: 100 },
  });
  expect(scoreText(75, ["clarity"], false)).toEqual({
    overall: 83,
    families: { spelling: 100, grammar: 100, style: 50 },
  });
});

test("the team's family counts only where a team has decided something", () => {
  expect(scoreText(750, [], false)?.families).not.toHaveProperty("team");
  expect(scoreText(750, times("team", 10), true)?.overall).toBe(87);
});

test("every kind of remark belongs to one family", () => {
  const kinds: Kind[] = ["spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"];
  expect(scoreText(75, kinds, true)?.families).toEqual({ spelling: 50, grammar: 33, style: 25, team: 50 });
});

test("under fifty words there is no score", () => {
  expect(scoreText(49, [], true)).toBeUndefined();
  expect(scoreText(50, [], true)?.overall).toBe(100);
});
