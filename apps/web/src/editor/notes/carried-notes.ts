import { schema } from "@housestyle/documents";
import { Fragment, type Node, Slice } from "prosemirror-model";

const { note, noteMark } = schema.nodes;

/** Returns what is copied: the mark of a note takes its words along. `noteOf` returns a note by its id. */
export const withCarriedWords = (
  { content, openStart, openEnd }: Slice,
  noteOf: (id: string) => Node | undefined,
): Slice => new Slice(carrying(content, noteOf), openStart, openEnd);

/** Returns what is pasted without notes that follow it: the marks in it have their words. A copied note alone is its paragraphs. */
export function withoutNotes(slice: Slice): Slice {
  const notes = slice.content.content.filter(({ type }) => type === note);
  if (notes.length === 0) return slice;
  const noteOf = new Map(notes.map((each) => [String(each.attrs.id), each]));
  const blocks = slice.content.content.filter(({ type }) => type !== note);
  if (blocks.length === 0) {
    const inside = notes.flatMap(({ children }) => children);
    return new Slice(Fragment.from(inside), Math.max(0, slice.openStart - 1), Math.max(0, slice.openEnd - 1));
  }
  return new Slice(
    carrying(Fragment.from(blocks), (id) => noteOf.get(id)),
    slice.openStart,
    0,
  );
}

/** Returns content of a document in which the marks of notes take along what their notes say. */
export function carriedFrom(doc: Node, content: Fragment): Fragment {
  const notes = new Map(doc.children.filter(({ type }) => type === note).map((each) => [String(each.attrs.id), each]));
  return carrying(content, (id) => notes.get(id));
}

/** Returns what a note says, a line for each paragraph. */
export const wordsOfNote = (of: Node): string => of.children.map(({ textContent }) => textContent).join("\n");

function carrying(content: Fragment, noteOf: (id: string) => Node | undefined): Fragment {
  return Fragment.from(
    content.content.map((node) => {
      if (node.type !== noteMark) return node.isLeaf ? node : node.copy(carrying(node.content, noteOf));
      const found = noteOf(String(node.attrs.id));
      return found ? noteMark.create({ id: node.attrs.id, words: wordsOfNote(found) }, null, node.marks) : node;
    }),
  );
}
