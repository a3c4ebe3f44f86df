import { fromPlainText, parsedDocument, storedContent } from "@housestyle/documents";
import { ignoredFrom, wordsIgnored } from "@housestyle/panel";
import { finding } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { contentWith, ignoredIn } from "./ignored-in.ts";
import { mergedIgnored } from "./merged-ignored.ts";

const doc = fromPlainText("He wrote teh cat.");
const here = ignoredFrom(finding({ text: "teh", start: 9, end: 12 }), "He wrote teh cat.");
const words = wordsIgnored({ ruleId: "style/passive", text: "was made" });
const listed = (...entries: (typeof here)[]) => new Map(entries.map((entry) => [entry.id, entry]));
const content = (...entries: (typeof here)[]) => contentWith(doc, listed(...entries));

test("what is ignored goes with the content of a document through a store and back, and the text is as it was", () => {
  const stored: unknown = JSON.parse(JSON.stringify(content(here, words)));
  expect(ignoredIn(stored)).toEqual(listed(here, words));
  expect(parsedDocument(stored)?.eq(doc)).toBe(true);
  expect(contentWith(doc, new Map())).toEqual(storedContent(doc));
});

test("what others have put there is left out", () => {
  for (const odd of [null, 7, {}, { ignored: "all" }, { ignored: [null, 1, { rule: 1, text: "a" }, { text: "a" }] }])
    expect(ignoredIn(odd).size).toBe(0);
});

test("of more than a document may hold the newest are read and kept", () => {
  const many = Array.from({ length: 5_001 }, (_, at) => wordsIgnored({ ruleId: "style/passive", text: `was ${at}` }));
  const newest = [...listed(...many.slice(1)).keys()];
  expect([...ignoredIn(content(...many)).keys()]).toEqual(newest);
  expect([...ignoredIn({ ignored: many }).keys()]).toEqual(newest);
});

test("an entry that does not say what is around its words is for these words anywhere", () => {
  const { id, ...entry } = words;
  for (const half of [{}, { before: "it " }, { after: " so" }]) {
    expect([...ignoredIn({ ignored: [{ ...entry, ...half }] }).keys()]).toEqual([id]);
  }
});

test("two that have gone apart keep what either ignores, and not what either has brought back", () => {
  const more = wordsIgnored({ ruleId: "style/passive", text: "was said" });
  expect(mergedIgnored(content(here), content(here, words), content(more))).toEqual(listed(more, words));
  expect(mergedIgnored(content(here), content(here), content(here))).toEqual(listed(here));
});
