import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { type PlacedNode, placedNotes } from "./placed-notes.ts";

const { note, paragraph } = schema.nodes;

/**
 * Returns a transaction after which each mark has a note of its own and each note a mark, in the same order; undefined where that is so.
 * A mark whose note was deleted goes; one that was pasted gets the note it had, a copy, or the words it brought along.
 */
export function pairNotes(
  state: EditorState,
  before: Node,
  remembered: ReadonlyMap<string, Node>,
): Transaction | undefined {
  const { tr } = state;
  for (const { pos } of placedNotes(tr.doc).nested.toReversed()) tr.delete(pos, pos + 1);
  removeMarks(tr, before);
  const { marks, notes } = placedNotes(tr.doc);
  const noteOf = new Map(notes.map(({ node }) => [String(node.attrs.id), node]));
  const wanted: Node[] = [];
  const taken = new Set<string>();
  for (const { node, pos } of marks) {
    const own = String(node.attrs.id);
    const id =
      own === "" || taken.has(own) ? newNoteId(new Set([...taken, ...noteOf.keys(), ...remembered.keys()])) : own;
    taken.add(id);
    const content = (noteOf.get(own) ?? remembered.get(own))?.content ?? paragraphsOf(node.attrs.words);
    wanted.push((id === own ? noteOf.get(own) : undefined) ?? note.create({ id }, content));
    if (id !== own || node.attrs.words !== null) tr.setNodeMarkup(pos, null, { id, words: null });
  }
  writeNotes(tr, wanted);
  return tr.docChanged ? tr : undefined;
}

/** A mark that was there before, as its note was, goes when the note has gone. */
function removeMarks(tr: Transaction, before: Node): void {
  const was = placedNotes(before);
  const ids = (placed: readonly PlacedNode[]) => new Set(placed.map(({ node }) => node.attrs.id));
  const [markedBefore, notedBefore, noted] = [ids(was.marks), ids(was.notes), ids(placedNotes(tr.doc).notes)];
  for (const { node, pos } of placedNotes(tr.doc).marks.toReversed()) {
    const { id } = node.attrs;
    if (markedBefore.has(id) && notedBefore.has(id) && !noted.has(id) && node.attrs.words === null)
      tr.delete(pos, pos + node.nodeSize);
  }
}

/** Makes these the notes of the document; those that are there already stay the nodes they are, with the caret in them. */
function writeNotes(tr: Transaction, wanted: readonly Node[]): void {
  const { notes } = placedNotes(tr.doc);
  const isWanted = new Set(wanted.map(({ attrs }) => attrs.id));
  for (const { node, pos } of notes.toReversed()) if (!isWanted.has(node.attrs.id)) tr.delete(pos, pos + node.nodeSize);
  const kept = placedNotes(tr.doc).notes.map(({ node }) => node.attrs.id);
  const order = wanted.map(({ attrs }) => attrs.id).filter((id) => kept.includes(id));
  if (kept.some((id, index) => id !== order[index])) {
    reorder(tr, wanted);
    return;
  }
  let at = placedNotes(tr.doc).notes[0]?.pos ?? tr.doc.content.size;
  for (const each of wanted) {
    const there = tr.doc.nodeAt(at);
    if (there?.attrs.id !== each.attrs.id || there?.type !== note) tr.insert(at, each);
    at += tr.doc.nodeAt(at)?.nodeSize ?? 0;
  }
}

function reorder(tr: Transaction, wanted: readonly Node[]): void {
  const { $head } = tr.selection;
  const inside = $head.depth > 0 && $head.node(1).type === note ? $head.node(1).attrs.id : undefined;
  const offset = inside === undefined ? 0 : $head.pos - $head.before(1);
  const start = placedNotes(tr.doc).notes[0]?.pos ?? tr.doc.content.size;
  tr.replaceWith(start, tr.doc.content.size, wanted);
  const place = placedNotes(tr.doc).notes.find(({ node }) => node.attrs.id === inside);
  if (place) tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos + Math.min(offset, place.node.nodeSize - 1))));
}

function paragraphsOf(words: unknown): readonly Node[] {
  const lines = typeof words === "string" ? words.split("\n") : [""];
  return lines.map((line) => paragraph.create(null, line === "" ? null : schema.text(line)));
}

/** Returns an id that no other note has. */
export function newNoteId(taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`n${number}`)) number++;
  return `n${number}`;
}
