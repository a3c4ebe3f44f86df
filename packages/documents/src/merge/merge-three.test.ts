import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { mergeThree } from "./merge-three.ts";

const same = (a: string, b: string) => a === b;
const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
const merged = (base: readonly string[], mine: readonly string[], theirs: readonly string[]) =>
  mergeThree(base, mine, theirs, same);
/** What a merge answers when every overlap is settled in one way. */
const settled = (stretches: ReturnType<typeof merged>, side: "base" | "mine" | "theirs") =>
  stretches.flatMap((stretch) => (stretch.kind === "merged" ? stretch.items : stretch[side]));

test("a side that changed nothing yields to the other, whichever it is", () => {
  holds(
    fc.property(list, list, (base, changed) => {
      for (const stretches of [merged(base, changed, base), merged(base, base, changed)]) {
        expect(stretches.every(({ kind }) => kind === "merged")).toBe(true);
        expect(settled(stretches, "mine")).toEqual(changed);
      }
    }),
  );
});

test("what both did alike is done once", () => {
  holds(
    fc.property(list, list, (base, changed) => {
      const stretches = merged(base, changed, changed);
      expect(stretches.every(({ kind }) => kind === "merged")).toBe(true);
      expect(settled(stretches, "theirs")).toEqual(changed);
    }),
  );
});

test("neither side comes before the other: exchanged, the same places overlap", () => {
  holds(
    fc.property(list, list, list, (base, mine, theirs) => {
      const one = merged(base, mine, theirs);
      const other = merged(base, theirs, mine);
      expect(settled(one, "mine")).toEqual(settled(other, "theirs"));
      expect(one.map(({ kind }) => kind)).toEqual(other.map(({ kind }) => kind));
    }),
  );
});

test("everything either side added is in the answer, merged or side by side", () => {
  holds(
    fc.property(list, list, list, (base, mine, theirs) => {
      const fresh = mine.map((item) => `${item}, mine`);
      const others = theirs.map((item) => `${item}, theirs`);
      const stretches = merged(base, [...base, ...fresh], [...others, ...base]);
      const all = stretches.flatMap((stretch) =>
        stretch.kind === "merged" ? stretch.items : [...stretch.mine, ...stretch.theirs],
      );
      for (const item of [...fresh, ...others]) expect(all).toContain(item);
    }),
  );
});

test("two wordings of one place are both answered, with what they were made of", () => {
  expect(merged(["a", "b", "c"], ["a", "x", "c"], ["a", "y", "c"])).toEqual([
    { kind: "merged", items: ["a"] },
    { kind: "overlap", base: ["b"], mine: ["x"], theirs: ["y"] },
    { kind: "merged", items: ["c"] },
  ]);
  expect(merged([], [], [])).toEqual([]);
});

const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "é", "🙂"), maxLength: 10 });
const paragraphs = fc.array(text, { maxLength: 6 });

test("a comparison holds both versions whole, whatever they are", () => {
  holds(
    fc.property(paragraphs, paragraphs, (before, after) => {
      const parts = differences(before, after).flatMap((row) => row.parts);
      const without = (kind: "gone" | "new") =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join("");
      expect(without("new")).toBe(before.join(""));
      expect(without("gone")).toBe(after.join(""));
    }),
  );
});

test("a paragraph that is called the same has nothing gone or new in it, and a text compared with itself is all the same", () => {
  holds(
    fc.property(paragraphs, paragraphs, (before, after) => {
      for (const { isSame, parts } of differences(before, after)) {
        if (isSame) expect(parts.map(({ kind }) => kind)).toEqual(["same"]);
      }
      expect(differences(before, before).filter(({ isSame }) => !isSame)).toEqual([]);
    }),
  );
});
