import { endOfText, schema } from "@housestyle/documents";
import type { TextChange } from "@housestyle/documents/merge";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Fragment, type Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { carriedFrom } from "../notes/carried-notes.ts";
import { type ComparedBlock, comparedBlocks } from "./compared-blocks.ts";

/** Containers that a paragraph may bring along; of any other only the words are taken. */
const containers: ReadonlySet<string> = new Set(["quote", "bullets", "numbers", "item"]);

/** Returns a transaction that takes the other text’s words at one change, as a step of undo of its own. */
export function takenChange(state: EditorState, other: Node, change: TextChange): Transaction {
  const tr = ownStep(state.tr);
  const [mine, theirs] = [comparedBlocks(state.doc), comparedBlocks(other)];
  const block = change.after && mine[change.after.paragraph];
  const source = change.before && theirs[change.before.paragraph];
  if (block && source && change.after && change.before) {
    const begin = block.pos + 1;
    const words = carriedFrom(other, wordsOf(source, change.before.start, change.before.end, block.node));
    return tr.replaceWith(begin + change.after.start, begin + change.after.end, words);
  }
  if (block) return without(tr, block);
  if (!source) return tr;
  const carried = { ...source, node: source.node.copy(carriedFrom(other, source.node.content)) };
  return withBlock(tr, carried, other, mine, mine[change.place - 1]);
}

/** Returns a transaction that takes the other text’s paragraph at some changes of one paragraph, as a step of undo of its own. */
export function takenParagraph(state: EditorState, other: Node, changes: readonly TextChange[]): Transaction {
  const tr = ownStep(state.tr);
  let now = state;
  // From the end on, so that the places of the others stay as they are.
  for (const change of changes.toReversed()) {
    const taken = takenChange(now, other, change);
    for (const step of taken.steps) tr.step(step);
    now = now.apply(taken);
  }
  return tr;
}

/** Words of a paragraph with their marks, as another paragraph can hold them. */
function wordsOf({ node, text }: ComparedBlock, start: number, end: number, target: Node): Fragment {
  const isCode = (each: Node) => each.type.spec.code === true;
  if (isCode(node) === isCode(target)) return node.content.cut(start, end);
  const words = text.slice(start, end);
  return isCode(target) ? inline(words === "" ? [] : [words]) : inline(words.split("\n"));
}

/** Lines with breaks between them. */
function inline(lines: readonly string[]): Fragment {
  return Fragment.from(
    lines.flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.newline.create()] : []),
      ...(line === "" ? [] : [schema.text(line)]),
    ]),
  );
}

/**
 * Removes a paragraph, along with the list or quotation that it would leave empty. In other containers, such as a table
 * cell, only the text is removed.
 */
function without(tr: Transaction, { node, pos }: ComparedBlock): Transaction {
  const isPlain = around(tr.doc, pos).every(({ type }) => containers.has(type.name));
  if (isPlain) return tr.deleteRange(pos, pos + node.nodeSize);
  return tr.delete(pos + 1, pos + 1 + node.content.size);
}

/** Inserts a paragraph of the other document after a paragraph of this one, or at its beginning. */
function withBlock(
  tr: Transaction,
  source: ComparedBlock,
  other: Node,
  mine: readonly ComparedBlock[],
  before: ComparedBlock | undefined,
): Transaction {
  const parents = around(other, source.pos);
  if (!before) return tr.insert(0, wrapped(source, parents));
  const $before = tr.doc.resolve(before.pos);
  const [kin, parent] = [parents.at(-1)?.type, $before.parent.type];
  if (kin === parent && parent.name === "item") return tr.insert($before.after(), parent.create(null, source.node));
  if (kin === parent && parent.name === "quote") return tr.insert(before.pos + before.node.nodeSize, source.node);
  const next = mine[mine.indexOf(before) + 1];
  const isAmid = $before.depth > 0 && next !== undefined && next.pos < $before.after(1);
  // Amid a list or table, it becomes a further paragraph of the item or cell before it.
  if (isAmid && $before.parent.canReplaceWith($before.indexAfter(), $before.indexAfter(), schema.nodes.paragraph))
    return tr.insert(before.pos + before.node.nodeSize, schema.nodes.paragraph.create(null, source.node.content));
  const place = $before.depth === 0 ? before.pos + before.node.nodeSize : $before.after(1);
  // Nothing but notes follows the first note.
  return tr.insert(Math.min(place, endOfText(tr.doc)), wrapped(source, parents));
}

/** The containers that a position is in, the outermost first. */
function around(doc: Node, pos: number): Node[] {
  const $pos = doc.resolve(pos);
  return Array.from({ length: $pos.depth }, (_, index) => $pos.node(index + 1));
}

/**
 * Returns a paragraph in containers like its own, or a plain paragraph with only its text if the containers are of
 * another kind.
 */
function wrapped({ node }: ComparedBlock, parents: readonly Node[]): Node {
  if (!parents.every(({ type }) => containers.has(type.name))) return schema.nodes.paragraph.create(null, node.content);
  return parents.reduceRight((inner, parent) => {
    // An item begins with a paragraph.
    const isBare = parent.type.name === "item" && inner.type.name !== "paragraph";
    const content = isBare ? [schema.nodes.paragraph.create(), inner] : inner;
    return parent.type.create(parent.attrs, content);
  }, node);
}
