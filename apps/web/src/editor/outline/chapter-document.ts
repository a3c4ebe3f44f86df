import { endOfText, schema } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, Selection, type Transaction } from "prosemirror-state";
import { withoutNotes } from "../notes/carried-notes.ts";
import type { OutlineEntry } from "./outline.ts";

/** Returns a document of one chapter, with its heading and its notes. */
export function chapterDocument(doc: Node, { at, end }: Pick<OutlineEntry, "at" | "end">): Node {
  const marked = new Set<unknown>();
  doc.nodesBetween(at, end, (node) => {
    if (node.type === schema.nodes.noteMark) marked.add(node.attrs.id);
  });
  const notes = doc.children.filter(({ type, attrs }) => type === schema.nodes.note && marked.has(attrs.id));
  return schema.nodes.doc.create(null, [...doc.slice(at, end).content.content, ...notes]);
}

/** Returns a transaction that removes a chapter, as a step of undo of its own. A text of nothing else becomes an empty page. */
export function withoutChapter({ doc, tr }: EditorState, { at, end }: Pick<OutlineEntry, "at" | "end">): Transaction {
  const isAll = at === 0 && end === endOfText(doc);
  const left = isAll ? schema.nodes.paragraph.create() : Fragment.empty;
  ownStep(tr).replaceWith(at, end, left);
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)), 1)).scrollIntoView();
}

/** Returns a transaction that inserts another document after the paragraph at the cursor, as a step of undo of its own. An empty paragraph gives way to it. */
export function withDocument({ doc, selection, tr }: EditorState, other: Node): Transaction {
  const { $head } = selection;
  const text = endOfText(doc);
  const at = Math.min(text, $head.depth === 0 ? $head.pos : $head.before(1));
  const block = at < text ? doc.nodeAt(at) : null;
  const end = at + (block?.nodeSize ?? 0);
  const isEmpty = block?.type.name === "paragraph" && block.content.size === 0;
  ownStep(tr).replaceWith(isEmpty ? at : end, end, withoutNotes(new Slice(other.content, 0, 0)).content);
  const last = tr.mapping.map(end, 1);
  return tr.setSelection(Selection.near(tr.doc.resolve(last), -1)).scrollIntoView();
}
