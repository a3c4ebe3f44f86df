import { FileError } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyEntry, someLine } from "../testing/rows.ts";
import { libreOfficeHeader, printLibreOfficeHeader } from "./libre-office-header.ts";
import { listWord } from "./list-word.ts";
import { printWord, refusesWord } from "./print-word.ts";
import { hyphensOf, modelOf, noteOfHyphens, noteOfModel } from "./word-note.ts";

const formats = ["plain", "word", "hunspell-personal", "hunspell-dic", "libreoffice"] as const;
const aboutSpelling = { IsRegex: false, Category: "", SubCategory: "", Report: "" };

test.each(formats)("a word that %s does not refuse is read from its line again", (format) => {
  holds(
    fc.property(anyEntry, (entry) => {
      const word = { ...entry, ...aboutSpelling };
      if (refusesWord(format, word) !== undefined) return;
      expect(listWord(format, printWord(format, word), false)).toMatchObject({ kind: "known", word: word.Word });
    }),
  );
});

test.each(formats)("%s holds no expressions and nothing but spelling", (format) => {
  holds(
    fc.property(anyEntry, (entry) => {
      expect(refusesWord(format, { ...entry, IsRegex: true })).toMatch(/^Regular expressions cannot/);
      expect(refusesWord(format, { ...entry, ...aboutSpelling, SubCategory: "x" })).toMatch(/other than spelling/);
      expect(refusesWord(format, { ...entry, ...aboutSpelling, Word: "*" })).toBeDefined();
    }),
    { numRuns: 20 },
  );
});

test("lines say more than a word where their form lets them", () => {
  expect(listWord("plain", "# a comment", false)).toEqual({ kind: "nothing" });
  expect(listWord("plain", "#hashtag", false)).toEqual({ kind: "known", word: "#hashtag" });
  expect(listWord("hunspell-personal", "*teh", false)).toEqual({ kind: "avoided", word: "teh", replacement: "" });
  expect(listWord("hunspell-personal", "blog/cat", false)).toMatchObject({ word: "blog", note: noteOfModel("cat") });
  expect(listWord("hunspell-dic", "blog/SM po:noun", false)).toEqual({ kind: "known", word: "blog" });
  expect(listWord("hunspell-dic", String.raw`km\/h/S`, false)).toEqual({ kind: "known", word: "km/h" });
  expect(listWord("libreoffice", "house=boat", false)).toMatchObject({
    word: "houseboat",
    note: noteOfHyphens("house=boat"),
  });
  expect(listWord("libreoffice", "utilize==use", true)).toEqual({
    kind: "avoided",
    word: "utilize",
    replacement: "use",
  });
});

test("a note says of its own word where to divide it, and of no other", () => {
  const note = { Note: noteOfHyphens("house=boat") };
  expect(hyphensOf({ ...entry, ...note, Word: "houseboat" })).toBe("house=boat");
  expect(hyphensOf({ ...entry, ...note, Word: "houseboats" })).toBeUndefined();
  expect(modelOf({ ...entry, Note: noteOfModel("cat") })).toBe("cat");
  expect(modelOf({ ...entry, Note: `${noteOfModel("cat")} Ask Ann.` })).toBeUndefined();
});

const entry = { ...aboutSpelling, Word: "w", CaseSensitive: false, Language: "", Replacement: null, Note: "" };

test("the head of a LibreOffice dictionary is read as it was written", () => {
  holds(
    fc.property(fc.constantFrom("", "en-GB", "de"), fc.boolean(), fc.array(someLine()), (language, negative, words) => {
      const head = printLibreOfficeHeader(language, negative);
      expect(libreOfficeHeader([...head, ...words])).toEqual({ language, negative, lines: head.length });
    }),
  );
});

test.each([
  ["nothing", []],
  ["a list of words", ["one", "two", "---"]],
  ["a head without an end", ["OOoUserDict1", "lang: en"]],
  ["a head that never ends", ["OOoUserDict1", ...new Array(30).fill("x"), "---"]],
])("%s is no LibreOffice dictionary", (_, lines) => {
  expect(() => libreOfficeHeader(lines)).toThrow(FileError);
});
