import { limits } from "@housestyle/contract";
import { documentOfTexts, schema } from "@housestyle/documents";
import { suggestedChange } from "@housestyle/documents/suggestions";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { threadsIn } from "./import-comments.ts";

const thread = (from: number, quote: string, given: object = {}) => ({
  ...{ from, to: from + quote.length, quote, isResolved: false, comments: [{ author: "Ann", at: 0, text: "Why?" }] },
  ...given,
});

test("a thread is at its words, also after suggested edits", () => {
  const doc = documentOfTexts(["It was a dark night.", "The old cat sat."]);
  const change = new Transform(doc).replaceWith(10, 14, schema.text("very bright"));
  const edited = suggestedChange(change, { author: -1, name: "Pat", at: 0 }).transform.doc;
  // Places in “It was a very bright night.” and what follows it.
  const [bright, cat] = threadsIn(edited, [thread(10, "very bright"), thread(34, "old cat")]);
  expect([bright?.Quote, cat?.Quote]).toEqual(["very bright", "old cat"]);
  expect(edited.textBetween(cat?.From ?? 0, cat?.To ?? 0)).toBe("old cat");
});

test("what is longer than the server takes is cut, and a time that no one has is left out", () => {
  const doc = documentOfTexts(["Cat"]);
  const comments = [{ author: "A".repeat(999), at: 1e18, text: "w".repeat(99_999) }];
  const [cut] = threadsIn(doc, [thread(1, "Cat", { comments })]);
  expect(cut?.Comments).toEqual([{ Text: "w".repeat(limits.commentText), Name: "A".repeat(limits.commentAuthor) }]);
});
