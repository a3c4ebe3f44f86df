import { parsedDocument } from "@housestyle/documents";
import { mergeDocuments, mergeValues } from "@housestyle/documents/merge";
import type { Ignored } from "@housestyle/panel";
import type { Node } from "prosemirror-model";
import { Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { contentWith } from "./ignored-in.ts";
import { mergedIgnored } from "./merged-ignored.ts";

/** A document as an editor has it. */
export interface Draft {
  readonly doc: Node;
  readonly title: string;
  readonly ignored: ReadonlyMap<string, Ignored>;
}

/**
 * Returns two drafts of one document in one, both made from `base`. Undefined where both have changed the same words: then
 * someone has to choose.
 */
export function joined(base: Draft, mine: Draft, theirs: Draft): Draft | undefined {
  const [before, ours, others] = [base, mine, theirs].map(({ doc, ignored }) => contentWith(doc, ignored));
  const { content, isClean } = mergeDocuments(before, ours, others);
  const doc = isClean ? parsedDocument(content) : undefined;
  const title = mergeValues(base.title, mine.title, theirs.title);
  return doc && { doc, title, ignored: mergedIgnored(before, ours, others) };
}

/** Shows another state of the document where only it differs; the caret stays in its words, and undo leaves them alone. */
export function showJoined(view: EditorView, doc: Node): void {
  const now = view.state.doc;
  const start = now.content.findDiffStart(doc.content);
  const ends = now.content.findDiffEnd(doc.content);
  if (start === null || !ends) return;
  // Equal letters on both sides of a change belong to one of them only.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const tr = view.state.tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap));
  view.dispatch(withCaretIn(tr, view).setMeta("addToHistory", false));
}

/** The caret stays in its paragraph, even if the change spans it. */
function withCaretIn(tr: Transaction, view: EditorView): Transaction {
  const { $head } = view.state.selection;
  const block = $head.depth > 0 ? $head.node(1) : undefined;
  if (!block || !view.state.selection.empty) return tr;
  const offset = $head.pos - $head.before(1);
  let place: number | undefined;
  tr.doc.forEach((each, at) => {
    if (place === undefined && each.eq(block)) place = at + offset;
  });
  return place === undefined ? tr : tr.setSelection(Selection.near(tr.doc.resolve(place)));
}
