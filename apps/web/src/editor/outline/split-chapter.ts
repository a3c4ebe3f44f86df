import { schema } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { type EditorState, Selection, TextSelection, type Transaction } from "prosemirror-state";
import { chaptersOf, entryAt, type OutlineEntry } from "./outline.ts";
import { synopsisOf } from "./sections.ts";

const { heading, paragraph, note } = schema.nodes;

/**
 * Returns a transaction that begins a chapter of the same level at the cursor, with an empty heading to write on; what follows is in
 * it. A step of undo of its own. Undefined in a footnote.
 */
export function splitChapter(state: EditorState, entries: readonly OutlineEntry[]): Transaction | undefined {
  const { $head } = state.selection;
  if ($head.depth === 0 || $head.node(1).type === note) return undefined;
  const level = entryAt(chaptersOf(entries), $head.pos)?.level ?? 1;
  const tr = ownStep(state.tr);
  const at = placeOfBreak(tr, $head.pos);
  tr.insert(at, heading.create({ level }));
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}

/**
 * Returns where a heading is inserted: inside a paragraph, which is split for it, before a paragraph if the cursor is
 * at its start, and otherwise after the block.
 */
function placeOfBreak(tr: Transaction, pos: number): number {
  const $pos = tr.doc.resolve(pos);
  const isPlain = $pos.depth === 1 && $pos.parent.type === paragraph;
  if (isPlain && $pos.parentOffset === 0) return $pos.before(1);
  if (!isPlain || $pos.parentOffset === $pos.parent.content.size) return $pos.after(1);
  tr.split(pos);
  return pos + 1;
}

/**
 * Returns a transaction that removes the heading of a chapter, or the divider of a scene, so that its text and its synopsis belong to
 * the one before. A step of undo of its own. Undefined for the first.
 */
export function mergedChapter(
  state: EditorState,
  entries: readonly OutlineEntry[],
  { at, node, isScene }: OutlineEntry,
): Transaction | undefined {
  const before = entries.filter((entry) => entry.at < at);
  const last = before.findLast((entry) => isScene || !entry.isScene) ?? before.at(-1);
  if (!last) return undefined;
  const tr = ownStep(state.tr).delete(at, at + node.nodeSize);
  const synopsis = synopsisOf(node);
  if (synopsis !== "")
    tr.setNodeAttribute(last.at, "synopsis", [synopsisOf(last.node), synopsis].filter(Boolean).join("\n"));
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size))));
}
