import { dictionary, guideItems, guides, snippets, terms } from "@housestyle/tables";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rowKeys } from "./row-keys.ts";

const snippet = { Folder: "Mail", Name: "Greeting", Text: "Dear", Shortcut: null };

test("snippets are the same when their shortcut is, those without one when folder and name are", () => {
  const { usual, strict } = rowKeys(snippets.same);
  const short = { ...snippet, Shortcut: ";hi" };
  expect(usual({ ...short, Shortcut: ";HI", Folder: "Other", Name: "x" })).toBe(usual(short));
  expect(usual({ ...snippet, Name: "GREETING", Text: "Hello" })).toBe(usual(snippet));
  expect(strict({ ...snippet, Name: "GREETING", Text: "Hello" })).not.toBe(strict(snippet));
  expect(usual({ ...snippet, Folder: "mail" })).not.toBe(usual(snippet));
  expect(usual(short)).not.toBe(usual(snippet));
});

test("a name counts in any case and any form of its characters, a word and what a rule finds as they stand", () => {
  expect(rowKeys(guides.same).usual({ Name: "Caf\u00e9" })).toBe(rowKeys(guides.same).usual({ Name: "CAFE\u0301" }));
  const word = { Word: "Web", IsRegex: false, Category: "", SubCategory: "", Report: "" };
  expect(rowKeys(dictionary.same).usual({ ...word, Word: "web" })).not.toBe(rowKeys(dictionary.same).usual(word));
  const rule = { Guide: "A", Match: "web", Replace: "net", CaseSensitive: false };
  const { usual, strict } = rowKeys(guideItems.same);
  expect(usual({ ...rule, Match: "Web" })).not.toBe(usual(rule));
  expect(usual({ ...rule, Replace: "Web" })).toBe(usual(rule));
  expect(strict({ ...rule, Replace: "Web" })).not.toBe(strict(rule));
});

test("whatever cells hold, no two rows that differ in a member of the key share it", () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ",", "[", "a", "A", "\\"), maxLength: 4 });
  const row = fc.record({ TermBase: cell, Text: cell, Language: cell, PartOfSpeech: cell });
  const { usual, strict } = rowKeys(terms.same);
  holds(
    fc.property(row, row, (one, other) => {
      const same = one.TermBase === other.TermBase && one.Text === other.Text && one.Language === other.Language;
      expect(usual(one) === usual(other)).toBe(same);
      expect(strict(one) === strict(other)).toBe(same && one.PartOfSpeech === other.PartOfSpeech);
    }),
  );
});
