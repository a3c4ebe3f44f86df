import { schema } from "@housestyle/documents";
import type { FilledSnippet } from "@housestyle/panel/snippets";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { setFields } from "./fields-plugin.ts";

const { paragraph, newline } = schema.nodes;

/**
 * One transaction, one step of undo, that writes a filled snippet over a stretch of the document. The first field is
 * selected, or the caret is where the snippet wants it.
 */
export function insertSnippet(state: EditorState, filled: FilledSnippet, from: number, to: number): Transaction {
  const tr = ownStep(state.tr);
  const { text, fields, cursor = text.length } = filled;
  if (state.doc.resolve(from).parent.type.spec.code) tr.insertText(text, from, to);
  else tr.replace(from, to, sliceOf(text));
  const [first] = fields;
  const at = (offset: number) => Math.min(from + offset, tr.doc.content.size);
  const selection = first
    ? TextSelection.create(tr.doc, at(first.start), at(first.end))
    : TextSelection.near(tr.doc.resolve(at(cursor)), -1);
  tr.setSelection(selection).scrollIntoView();
  const placed = fields.map((field) => ({ ...field, from: at(field.start), to: at(field.end) }));
  return setFields(tr, placed, at(cursor));
}

/** A blank line parts paragraphs and takes two places, just as in the text; any other line end is a line break. */
function sliceOf(text: string): Slice {
  const blocks = text.split("\n\n").map((block) => paragraph.create(null, linesOf(block)));
  const [only] = blocks;
  if (blocks.length === 1 && only) return new Slice(only.content, 0, 0);
  return new Slice(Fragment.from(blocks), 1, 1);
}

function linesOf(block: string): Node[] {
  return block
    .split("\n")
    .flatMap((line, index) => [...(index > 0 ? [newline.create()] : []), ...(line === "" ? [] : [schema.text(line)])]);
}
