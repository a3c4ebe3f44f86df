import { schema } from "@housestyle/documents";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { selectedWord } from "./selected-word.ts";

function selected(words: string, text = "She walked to the river."): EditorState {
  const doc = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(text)])]);
  const from = 1 + text.indexOf(words);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, from + words.length) });
}

test("one selected word is found, with or without the space after it", () => {
  expect(selectedWord(selected("walked"))).toEqual({ text: "walked", from: 5, to: 11 });
  expect(selectedWord(selected("walked "))).toEqual({ text: "walked", from: 5, to: 11 });
  expect(selectedWord(selected("déjà-vu", "A déjà-vu."))).toMatchObject({ text: "déjà-vu" });
});

test("a caret, several words, marks, and numbers are no word", () => {
  for (const words of ["", "walked to", ".", "river."]) expect(selectedWord(selected(words))).toBeUndefined();
  expect(selectedWord(selected("42", "It is 42."))).toBeUndefined();
});

test("words of two paragraphs are no word", () => {
  const paragraph = (text: string) => schema.node("paragraph", null, [schema.text(text)]);
  const doc = schema.node("doc", null, [paragraph("One"), paragraph("two")]);
  expect(selectedWord(EditorState.create({ doc, selection: TextSelection.create(doc, 1, 9) }))).toBeUndefined();
});
