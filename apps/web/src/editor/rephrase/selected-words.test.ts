import { fromMarkdown } from "@housestyle/documents/markdown";
import { AllSelection, EditorState, type Selection, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { rephrasedSentences } from "./rephrased-sentences.ts";
import { selectedWords, spanToRephrase } from "./selected-words.ts";

function selected(words: string, markdown = "She walked to the river."): string | undefined {
  const doc = fromMarkdown(markdown);
  const start = doc.textBetween(0, doc.content.size, "\n").indexOf(words) + 1;
  const selection = TextSelection.create(doc, start, start + words.length);
  const found = selectedWords(EditorState.create({ doc, selection }));
  return found && doc.textBetween(found.from, found.to, "\n");
}

test("two or more words of a paragraph can be rephrased, without the spaces around them", () => {
  expect(selected("walked to")).toBe("walked to");
  expect(selected(" to the ")).toBe("to the");
  expect(selected("She walked to the river.")).toBe("She walked to the river.");
});

test("one word, marks, a heading, code, and words of two paragraphs cannot", () => {
  for (const words of ["", "walked", "walked ", "river."]) expect(selected(words)).toBeUndefined();
  expect(selected("— one", "One — one —")).toBeUndefined();
  expect(selected("walked to", "# She walked to the river.")).toBeUndefined();
  expect(selected("walked to", "```\nShe walked to\n```")).toBeUndefined();
});

test("of several paragraphs, the first is rephrased", () => {
  const doc = fromMarkdown("One two\n\nthree four");
  const state = (selection: Selection) => EditorState.create({ doc, selection });
  const both = state(TextSelection.create(doc, 5, doc.content.size - 1));
  expect(selectedWords(both)).toBeUndefined();
  expect(spanToRephrase(both)).toEqual({ from: 5, to: 8 });
  expect(selectedWords(state(new AllSelection(doc)))).toBeUndefined();
  expect(spanToRephrase(state(new AllSelection(doc)))).toEqual({ from: 1, to: 8 });
  // Three clicks select up to the start of the next paragraph.
  expect(selectedWords(state(TextSelection.create(doc, 1, 10)))).toEqual({ from: 1, to: 8 });
  expect(spanToRephrase(state(TextSelection.create(doc, 3)))).toEqual({ from: 3, to: 3 });
});

test("rewrites are grouped by the sentence that they begin with", () => {
  const rewrite = (kind: "plain" | "join", start: number, end: number) => ({
    kind,
    start,
    end,
    pieces: [],
    text: kind,
  });
  const [plain, join, later] = [rewrite("plain", 0, 9), rewrite("join", 0, 20), rewrite("plain", 10, 20)];
  expect(rephrasedSentences([later, plain, join])).toEqual([
    { start: 0, end: 9, rewrites: [plain, join] },
    { start: 10, end: 20, rewrites: [later] },
  ]);
});
