import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { wordsOfNote } from "./carried-notes.ts";
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
  const pairing = new Pairing(tr.doc, remembered);
  const wanted = placedNotes(tr.doc).marks.map((mark) => pairing.noteFor(mark, tr));
  writeNotes(tr, wanted);
  return tr.docChanged ? tr : undefined;
}

/** The notes that marks can have, and the ids that are taken. */
class Pairing {
  readonly #noteOf: ReadonlyMap<string, Node>;
  readonly #remembered: ReadonlyMap<string, Node>;
  readonly #taken = new Set<string>();

  constructor(doc: Node, remembered: ReadonlyMap<string, Node>) {
    this.#noteOf = new Map(placedNotes(doc).notes.map(({ node }) => [String(node.attrs.id), node]));
    this.#remembered = remembered;
  }

  /** Returns the note of a mark, and gives the mark another id where its own is that of another note. */
  noteFor({ node, pos }: PlacedNode, tr: Transaction): Node {
    const own = String(node.attrs.id);
    const { words } = node.attrs;
    const there = this.#noteOf.get(own);
    const found = there ?? this.#remembered.get(own);
    // A mark from another document may have the id of a note in this one.
    const isSame = found !== undefined && (words === null || wordsOfNote(found) === words);
    const isFree = own !== "" && !this.#taken.has(own) && (isSame || !there);
    const id = isFree ? own : newNoteId(this.#ids());
    this.#taken.add(id);
    if (id !== own || words !== null) tr.setNodeMarkup(pos, null, { id, words: null });
    if (isFree && isSame && there) return there;
    return note.create({ id }, isSame ? found.content : paragraphsOf(words));
  }

  #ids(): ReadonlySet<string> {
    return new Set([...this.#taken, ...this.#noteOf.keys(), ...this.#remembered.keys()]);
  }
}

/** Removes marks that existed before along with their notes, if those notes have been deleted. */
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

/**
 * Makes these the notes of the document. Notes that are already there stay the same nodes, so that the caret in them is
 * kept.
 */
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
