import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeFew, type PartSums } from "./merge-few.ts";

const figures = ["events", "shown", "accepted", "ignored", "sessions", "words", "characters"] as const;
const number = fc.integer({ min: 0, max: 1_000 });
const row: fc.Arbitrary<PartSums> = fc.record({
  part: fc.constant("rule"),
  key: fc.string({ maxLength: 3 }),
  sub_key: fc.constantFrom("", "x"),
  members: fc.integer({ min: 1, max: 6 }),
  events: number,
  shown: number,
  accepted: number,
  ignored: number,
  sessions: number,
  words: number,
  characters: number,
});
const list = fc.uniqueArray(row, { selector: ({ key, sub_key }) => `${key} ${sub_key}`, maxLength: 80 });

test("no row with a name comes from too few, and every figure adds up", () => {
  holds(
    fc.property(list, fc.integer({ min: 1, max: 4 }), (rows, least) => {
      const merged = mergeFew(rows, least);
      const named = merged.filter(({ key, sub_key }) => key !== "" || sub_key !== "");
      expect(named.every(({ members }) => members >= least)).toBe(true);
      expect(named.length).toBeLessThanOrEqual(50);
      expect(merged.length - named.length).toBeLessThanOrEqual(1);
      for (const figure of figures) {
        const sum = (all: readonly PartSums[]) => all.reduce((total, each) => total + each[figure], 0);
        expect(sum(merged)).toBe(sum(rows));
      }
    }),
  );
});

test("the largest come first, what has no name last", () => {
  holds(
    fc.property(list, (rows) => {
      const merged = mergeFew(rows, 1);
      const named = merged.filter(({ key, sub_key }) => key !== "" || sub_key !== "");
      expect(merged.slice(0, named.length)).toEqual(named);
      for (const [index, each] of named.entries()) {
        if (index > 0) expect(each.shown).toBeLessThanOrEqual(named[index - 1]?.shown ?? 0);
      }
    }),
  );
});
