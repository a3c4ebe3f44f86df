import { schema } from "@housestyle/documents";
import { Fragment, type Node } from "prosemirror-model";
import type { OpenFile } from "./open-file.ts";

const { note, noteMark } = schema.nodes;

/**
 * Returns a file that was written from a document, with its notes called as they are there: a note that is new has another id in the
 * file, and would be written again as a new one.
 */
export function withNotesOf(doc: Node, read: OpenFile["read"]): OpenFile["read"] {
  const [ours, theirs] = [noteIds(doc), noteIds(read.doc)];
  if (ours.length !== theirs.length || ours.every((id, index) => id === theirs[index])) return read;
  const toFile = new Map(ours.map((id, index) => [id, theirs[index] ?? id]));
  const fromFile = new Map(theirs.map((id, index) => [id, ours[index] ?? id]));
  const { bytesWith, trackedWith } = read;
  return {
    ...read,
    doc: renamed(read.doc, fromFile),
    bytesWith: (now, images) => bytesWith(renamed(now, toFile), images),
    ...(trackedWith && { trackedWith: (now, remarks) => trackedWith(renamed(now, toFile), remarks) }),
  };
}

/** The ids of the notes of a document, in their order. */
const noteIds = (doc: Node): readonly string[] =>
  doc.children.filter(({ type }) => type === note).map(({ attrs }) => String(attrs.id));

/** A document whose notes have other ids. One that is new has none that another gets. */
function renamed(doc: Node, names: ReadonlyMap<string, string>): Node {
  const taken = new Set(names.values());
  const nameOf = (id: string) => names.get(id) ?? (taken.has(id) ? `new-${id}` : id);
  const rename = (node: Node): Node => {
    if (node.type === noteMark)
      return noteMark.create({ ...node.attrs, id: nameOf(String(node.attrs.id)) }, null, node.marks);
    if (node.type === note) return note.create({ id: nameOf(String(node.attrs.id)) }, node.content, node.marks);
    return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(rename)));
  };
  return rename(doc);
}
