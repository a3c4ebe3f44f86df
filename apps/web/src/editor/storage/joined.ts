import { parsedDocument } from "@housestyle/documents";
import { mergeDocuments, mergeValues } from "@housestyle/documents/merge";
import type { Ignored } from "@housestyle/panel";
import type { Node } from "prosemirror-model";
import { Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { contentWith, ignoredIn } from "./ignored-in.ts";
import { mergedIgnored } from "./merged-ignored.ts";
import type { StoredDocument } from "./shape.ts";

/** A document as an editor holds it. */
export interface EditedDocument {
  readonly doc: Node;
  readonly title: string;
  readonly ignored: ReadonlyMap<string, Ignored>;
}

/** A stored document with its text. */
export interface Kept {
  readonly kept: StoredDocument;
  readonly doc: Node;
}

/**
 * Brings what someone else has kept into the draft of an editor, both made from `common`, and shows both in one; returns what is
 * kept as a draft, and the title and what is ignored in both. Undefined, and nothing is changed, where both have changed the
 * same words: then someone has to choose.
 */
export function join(
  view: EditorView | undefined,
  common: EditedDocument | undefined,
  mine: EditedDocument | undefined,
  { kept, doc }: Kept,
): (Pick<EditedDocument, "title" | "ignored"> & { readonly theirs: EditedDocument }) | undefined {
  if (!view || !common || !mine) return undefined;
  const theirs = { doc, title: kept.title ?? "", ignored: ignoredIn(kept.content) };
  const [before, ours, others] = [common, mine, theirs].map((each) => contentWith(each.doc, each.ignored));
  const { content, isClean } = mergeDocuments(before, ours, others);
  const both = isClean ? parsedDocument(content) : undefined;
  if (!both) return undefined;
  show(view, both);
  const title = mergeValues(common.title, mine.title, theirs.title);
  const ignored = mergedIgnored(before, ours, others);
  // The same text is the same draft: nothing of it waits to be kept.
  const isSame = both.eq(doc) && title === theirs.title;
  return { title, ignored, theirs: isSame ? { ...theirs, doc: view.state.doc } : theirs };
}

/** Shows another state of the document where only it differs; the caret stays in its words, and undo leaves them alone. */
function show(view: EditorView, doc: Node): void {
  const now = view.state.doc;
  const start = now.content.findDiffStart(doc.content);
  const ends = now.content.findDiffEnd(doc.content);
  if (start === null || !ends) return;
  // Equal letters on both sides of a change belong to one of them only.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const exact = view.state.tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap));
  // A stretch that begins and ends in different places of a table or list may be fitted in otherwise.
  const tr = exact.doc.eq(doc) ? exact : withBlocks(view.state.tr, doc);
  view.dispatch(withCaretIn(tr, view).setMeta("addToHistory", false).setMeta("opened", "merged"));
}

/** Replaces the blocks at the top of a document that are others in `doc`. */
function withBlocks(tr: Transaction, doc: Node): Transaction {
  const [before, after] = [tr.doc.children, doc.children];
  const first = before.findIndex((node, index) => !after[index]?.eq(node));
  const head = first === -1 ? before.length : first;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail)?.eq(after.at(-1 - tail) as Node)) tail++;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const from = sizeOf(before.slice(0, head));
  const to = tr.doc.content.size - sizeOf(before.slice(before.length - tail));
  return tr.replaceWith(from, to, after.slice(head, after.length - tail));
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
