import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { tokenize } from "../language/tokenize.ts";
import { entryOf, noted } from "./vocabulary.ts";

it("is the same for all places where a word stands", () => {
  const [a, , b] = tokenize("Word, Word");
  expect(a?.entry).toBe(b?.entry);
  expect(a?.entry).toBe(entryOf("Word"));
  expect(tokenize("word")[0]?.entry).not.toBe(a?.entry);
});

it("tells each finder what it found itself, in whatever turn they ask", () => {
  const finders = [
    noted("rules", ({ text }) => `first ${text}`),
    noted("rules", ({ lower }) => `second ${lower}`),
    noted("spelling", ({ text }) => `third ${text}`),
    // A finder that finds nothing is no reason to tell another’s find.
    noted("rules", () => undefined),
  ];
  const found = (word: string) => [`first ${word}`, `second ${word.toLowerCase()}`, `third ${word}`, undefined];
  holds(
    fc.property(fc.array(fc.tuple(fc.constantFrom("Ann", "ann", "Bob"), fc.nat(finders.length - 1))), (asked) => {
      for (const [word, finder] of asked) expect(finders[finder]?.(entryOf(word))).toBe(found(word)[finder]);
    }),
  );
});

it("is asked once for a word", () => {
  let asked = 0;
  const find = noted("rules", () => ++asked);
  expect([find(entryOf("once")), find(entryOf("once")), asked]).toEqual([1, 1, 1]);
});
