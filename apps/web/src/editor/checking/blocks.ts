import { type TextBlock, textOf } from "@housestyle/documents";
import type { SessionParagraph, Span } from "@housestyle/engine";

/** A textblock under watch. */
export interface Block extends TextBlock {
  /** Names this block with this very content; an edit gives it a new one. */
  readonly stamp: number;
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
