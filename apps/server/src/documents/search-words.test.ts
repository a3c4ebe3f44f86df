import fc from "fast-check";
import { expect, test } from "vitest";
import { documentQuery, foundIn, tsquery, wordsToFind } from "./search-words.ts";

test("words are folded, each once, and a hyphen parts them", () => {
  expect(wordsToFind("The café’s E-mail, the CAFE\u0301's e-mail: 42!")).toEqual(["the", "café's", "e", "mail", "42"]);
  expect(wordsToFind(" — … ")).toEqual([]);
});

test("a very long word is known by its beginning, and a text of endless words by its first million bytes", () => {
  expect(wordsToFind("x".repeat(5_000))).toEqual(["x".repeat(60)]);
  const words = wordsToFind(Array.from({ length: 300_000 }, (_, n) => `word${n}`).join(" "));
  expect(words.length).toBeGreaterThan(90_000);
  expect(Buffer.byteLength(words.join(" "))).toBeLessThanOrEqual(1_000_000);
});

test.each([
  ["dark moon", "'dark':* & 'moon':*"],
  ["don’t", "'don''t':*"],
  ["plan b", "'plan':* & 'b'"],
  ["a & !b | (c) <-> d:*", "'a' & 'b' & 'c' & 'd'"],
  ["—", undefined],
  ["moon “dark side”", "'moon':* & 'dark' & 'side'"],
])("%s is asked of the database as %s", (search, query) => {
  expect(tsquery(documentQuery(search))).toBe(query);
});

test("the match is shown with the words around it, cut between words", () => {
  const text = `${"Nothing to see here. ".repeat(20)}Then the quasars\nlit up the night. ${"And so on it went. ".repeat(20)}`;
  const found = foundIn(text, documentQuery("quasar night"));
  expect(found).toEqual({
    Before: "…here. Nothing to see here. Nothing to see here. Then the ",
    Match: "quasars",
    After: ` lit up the night. ${"And so on it went. ".repeat(6)}And so…`,
  });
  expect(foundIn(text, documentQuery("“lit up”"))).toMatchObject({
    Before: expect.stringMatching(/quasars $/),
    Match: "lit up",
  });
  expect(foundIn("Short.", documentQuery("short"))).toEqual({ Before: "", Match: "Short", After: "." });
  expect(foundIn("Short.", documentQuery("long"))).toBeNull();
});

test("whatever a text says, a word of it is found where it is", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), fc.nat(), (parts, pick) => {
      const text = parts.join(" ");
      const words = wordsToFind(text);
      const word = words[pick % Math.max(1, words.length)];
      if (word === undefined) return;
      const found = foundIn(text, { words: [word], whole: [], phrases: [] });
      expect(found).not.toBeNull();
      expect(wordsToFind(found?.Match ?? "")[0]?.startsWith(word)).toBe(true);
    }),
  );
});
