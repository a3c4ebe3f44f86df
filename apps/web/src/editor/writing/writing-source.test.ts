import { schema } from "@housestyle/documents";
import { history, undo } from "prosemirror-history";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { sourceOf, withSource } from "./writing-source.ts";

const state = EditorState.create({
  doc: schema.nodes.doc.create(null, schema.nodes.paragraph.create(null, schema.text("Dear all"))),
  plugins: [history()],
});
const typed = () => state.tr.insertText("x", 1);

test.each<[string | null, (tr: Transaction) => Transaction]>([
  ["typed", (tr) => tr],
  ["pasted", (tr) => tr.setMeta("uiEvent", "paste")],
  ["pasted", (tr) => tr.setMeta("uiEvent", "drop")],
  ["pasted", (tr) => tr.setMeta("paste", true)],
  ["accepted", (tr) => tr.setMeta("remark", true)],
  ["imported", (tr) => tr.setMeta("opened", "replaced")],
  ["assisted", (tr) => withSource(tr.setMeta("remark", true), "assisted")],
])("words are %s", (source, marked) => {
  expect(sourceOf(marked(typed()))).toBe(source);
});

test("what undo brings back may be of any source", () => {
  const after = state.apply(typed());
  let undone: Transaction | undefined;
  undo(after, (tr) => {
    undone = tr;
  });
  expect(undone && sourceOf(undone)).toBeNull();
});
