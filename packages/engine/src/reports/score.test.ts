import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Kind } from "../findings/finding.ts";
import { costsOf, familyScore, scoreText } from "./score.ts";

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

test("what-if: six misspellings gone, and the score is what the text without them has", () => {
  const remarks = [...times("spelling", 6), ...times("style", 2)];
  const [spelling, style] = costsOf(750, remarks, false);
  expect(spelling).toEqual({
    kind: "spelling",
    remarks: 6,
    without: scoreText(750, times("style", 2), false)?.overall,
  });
  expect(style).toMatchObject({ kind: "style", remarks: 2 });
  expect(costsOf(49, remarks, false)).toEqual([]);
});

test("of two kinds that are as rewarding, the one with fewer remarks stands first", () => {
  const remarks = [...times("spelling", 3), ...times("grammar", 2)];
  const [first, second] = costsOf(100_000, remarks, false);
  expect(first?.without).toBe(second?.without);
  expect([first?.kind, second?.kind]).toEqual(["grammar", "spelling"]);
});

test("whatever is solved, a score never sinks, and the most rewarding stands first", () => {
  const kinds = fc.array(
    fc.constantFrom<Kind>("spelling", "grammar", "punctuation", "clarity", "style", "inclusive", "team"),
  );
  holds(
    fc.property(fc.integer({ min: 50, max: 100_000 }), kinds, fc.boolean(), (words, remarks, hasTeam) => {
      const now = scoreText(words, remarks, hasTeam)?.overall ?? 0;
      const withouts = costsOf(words, remarks, hasTeam).map(({ without }) => without);
      expect(Math.min(...withouts, 100)).toBeGreaterThanOrEqual(now);
      expect(withouts).toEqual([...withouts].sort((a, b) => b - a));
    }),
  );
});
