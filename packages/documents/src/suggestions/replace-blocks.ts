import { Fragment, type Node, Slice } from "prosemirror-model";
import { ReplaceStep, type Transform } from "prosemirror-transform";
import { schema } from "../schema.ts";
import { hasMarks, hasOwn } from "./mark-deleted.ts";
import { insertedBlocks } from "./marked-insertion.ts";
import type { SuggestionAuthor } from "./suggestion.ts";

const { insertion, deletion } = schema.marks;

/** Blocks that are to be replaced, and the position of the first. */
export interface ReplacedBlocks {
  readonly pos: number;
  readonly before: readonly Node[];
  /** The new blocks, and the position of the first in the changed document. */
  readonly newPos: number;
  readonly after: readonly Node[];
}

/** The place of new content in the changed document, and in the one with suggestions. */
export interface InsertedContent {
  readonly newFrom: number;
  readonly newTo: number;
  readonly at: number;
}

/**
 * Adds suggestions to a transform that replace whole blocks. With `isDeep`, a block of which only some content changes
 * is kept, and blocks inside it are replaced. Any change can be suggested in this way. Returns where the new blocks
 * are.
 */
export function replaceBlocks(
  tr: Transform,
  replaced: ReplacedBlocks,
  by: SuggestionAuthor,
  isDeep: boolean,
): InsertedContent {
  const { pos, before, newPos, after } = withoutEqual(replaced);
  const [one, other] = [before[0], after[0]];
  const isOne = before.length === 1 && after.length === 1;
  if (isDeep && isOne && one && other && isContainer(one) && one.sameMarkup(other) && !hasOwn(one, insertion, by)) {
    return replaceBlocks(
      tr,
      { pos: pos + 1, before: one.children, newPos: newPos + 1, after: other.children },
      by,
      true,
    );
  }
  const [text, notes] = [before.filter(isText), before.filter((node) => !isText(node))];
  const [newText, newNotes] = [after.filter(isText), after.filter((node) => !isText(node))];
  replace(tr, pos + sizeOf(text), notes, newNotes, by);
  const at = replace(tr, pos, text, newText, by);
  return { newFrom: newPos, newTo: newPos + sizeOf(newText), at };
}

const isText = (node: Node): boolean => node.type.name !== "note";
const isContainer = (node: Node): boolean => !node.isTextblock && !node.isLeaf && node.type.name !== "row";
const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

function replace(
  tr: Transform,
  pos: number,
  before: readonly Node[],
  after: readonly Node[],
  by: SuggestionAuthor,
): number {
  const end = pos + sizeOf(before);
  const inserted = Fragment.from(insertedBlocks(after, by));
  if (inserted.size > 0) tr.step(new ReplaceStep(end, end, new Slice(inserted, 0, 0)));
  const start = tr.steps.length;
  let at = end;
  for (const node of before.toReversed()) {
    at -= node.nodeSize;
    if (hasOwn(node, insertion, by)) tr.delete(at, at + node.nodeSize);
    else if (!node.marks.some(({ type }) => type === deletion)) tr.addNodeMark(at, deletion.create(by));
  }
  return tr.mapping.slice(start).map(end, -1);
}

function withoutEqual({ pos, before, newPos, after }: ReplacedBlocks): ReplacedBlocks {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: Node | undefined, other: Node | undefined) => !!one && !!other && one.eq(other);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  // What may be joined with a block before it is replaced together with that.
  while (head > 0 && (hasMarks(before[head]) || hasMarks(after[head]))) head--;
  let tail = 0;
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const skipped = sizeOf(before.slice(0, head));
  return {
    pos: pos + skipped,
    newPos: newPos + skipped,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
}
