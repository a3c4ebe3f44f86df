import type { ParagraphKind, SessionParagraph, Span } from "@housestyle/engine";
import type { Node } from "@tiptap/pm/model";

/** A textblock of the document: what the engine sees as one paragraph. */
export interface TextBlock {
  readonly node: Node;
  readonly kind: ParagraphKind;
  /** Where the block begins in the document; its first letter is at `pos + 1`. */
  readonly pos: number;
}

/** A textblock under watch. */
export interface Block extends TextBlock {
  /** Names this block with this very content; an edit gives it a new one. */
  readonly stamp: number;
}

/** All textblocks of a document, in reading order. */
export function textBlocks(doc: Node): TextBlock[] {
  const found: TextBlock[] = [];
  collect(doc, 0, "prose", found);
  return found;
}

function collect(parent: Node, start: number, around: ParagraphKind, found: TextBlock[]): void {
  parent.forEach((node, offset) => {
    const pos = start + offset;
    if (node.isTextblock) found.push({ node, kind: kindOf(node, around), pos });
    else if (!node.isLeaf) collect(node, pos + 1, containerKinds[node.type.name] ?? around, found);
  });
}

const containerKinds: Readonly<Record<string, ParagraphKind>> = { quote: "quote", item: "list" };

function kindOf(node: Node, around: ParagraphKind): ParagraphKind {
  if (node.type.spec.code) return "code";
  return node.type.name === "heading" ? "heading" : around;
}

/**
 * The blocks of a new version of the document: what is the same as before keeps its stamp, the rest gets a fresh one.
 * Blocks are compared by identity, which ProseMirror keeps for everything a transaction has not touched.
 */
export function follow(before: readonly Block[], now: readonly TextBlock[], fresh: () => number): Block[] {
  const same = (a: TextBlock | undefined, b: TextBlock | undefined) =>
    a !== undefined && b !== undefined && a.node === b.node && a.kind === b.kind;
  const { head, tail } = commonEnds(before, now, same);
  const shift = before.length - now.length;
  return now.map((block, index) => {
    const kept = index < head ? before[index] : index >= now.length - tail ? before[index + shift] : undefined;
    return { ...block, stamp: kept ? kept.stamp : fresh() };
  });
}

/** One replacement that turns a list of stamps into another. */
export interface Splice {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly Block[];
}

/** What to tell a mirror that knows `sent` so that it knows `now`; undefined when it does already. */
export function spliceBetween(sent: readonly number[], now: readonly Block[]): Splice | undefined {
  const { head, tail } = commonEnds(sent, now, (stamp, block) => stamp === block?.stamp);
  const remove = sent.length - head - tail;
  const insert = now.slice(head, now.length - tail);
  return remove === 0 && insert.length === 0 ? undefined : { at: head, remove, insert };
}

function commonEnds<A, B>(
  before: readonly A[],
  now: readonly B[],
  same: (a: A | undefined, b: B | undefined) => boolean,
): { head: number; tail: number } {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && same(before[head], now[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  return { head, tail };
}

/** A block as the engine wants it. Offsets into `text` plus `pos + 1` are document positions. */
export function paragraphOf(block: TextBlock): SessionParagraph {
  const opaque: Span[] = [];
  block.node.forEach((child, offset) => {
    if (child.marks.some((mark) => mark.type.spec.code)) opaque.push({ start: offset, end: offset + child.nodeSize });
  });
  return {
    text: textOf(block.node),
    kind: block.kind,
    ...(opaque.length > 0 ? { opaque } : {}),
  };
}

/** The text of a textblock, one letter for each position in it. */
export function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, "\n", "\n");
}

/** The index of the block that holds a document position, or of the last one before it. */
export function blockAt(blocks: readonly TextBlock[], pos: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.pos ?? 0) <= pos) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
