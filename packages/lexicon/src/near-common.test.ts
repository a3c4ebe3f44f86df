import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nearCommon } from "./near-common.ts";
import { readPhrases } from "./read-phrases.ts";

const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 6 });

/** A word with one slip in it. */
const slip = fc
  .tuple(word, fc.nat(), fc.constantFrom(..."abcx"), fc.constantFrom("out", "in", "other", "swapped"))
  .map(([right, seed, letter, kind]) => {
    const at = seed % right.length;
    const [before, here, behind] = [right.slice(0, at), right.charAt(at), right.slice(at + 1)];
    const wrong = {
      out: before + behind,
      in: before + letter + here + behind,
      other: before + letter + behind,
      swapped: before + behind.charAt(0) + here + behind.slice(1),
    }[kind];
    return { right, wrong: wrong ?? "" };
  });

test("a word one slip from a common one is near it, wherever the slip is", () => {
  holds(
    fc.property(slip, fc.array(word), ({ right, wrong }, others) => {
      expect(nearCommon([...others, right])(wrong)).toBe(true);
    }),
  );
});

test("being near is mutual, and every word is near itself", () => {
  holds(
    fc.property(word, word, (one, other) => {
      expect(nearCommon([one])(other)).toBe(nearCommon([other])(one));
      expect(nearCommon([one])(one)).toBe(true);
    }),
  );
});

test("two letters away is not near, nor is anything near nothing", () => {
  const near = nearCommon(["calendar", "or"]);
  expect(["calender", "calendr", "calenadr", "ort", "r"].map(near)).toEqual([true, true, true, true, true]);
  expect(["calndr", "colander", "orbit", "lexicon"].map(near)).toEqual([false, false, false, false]);
  expect(nearCommon([])("word")).toBe(false);
});

test("every table of phrases stands behind the id of its rule or template", async () => {
  const text = await readPhrases();
  const ids = text.match(/^@.*$/gm) ?? [];
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^@[a-z-]+(?:\/[a-z-]+){1,2}(?:\.[a-z-]+)?$/);
  expect(text.startsWith("@")).toBe(true);
});
