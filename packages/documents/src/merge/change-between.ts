import { diffArrays } from "diff";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { hunksOf } from "../in-place/hunks.ts";
import { textOf } from "../text-blocks.ts";
import { pairAlike } from "./pair-alike.ts";

/** A range of a document, and what replaces it in another. */
export interface ReplacedStretch {
  readonly from: number;
  readonly to: number;
  readonly slice: Slice;
}

/** Returns what to replace in one document so that it becomes another, in order, and word by word where possible. */
export function changeBetween(before: Node, after: Node): readonly ReplacedStretch[] {
  return changeOf(before.children, after.children, 0);
}

/** Returns the same for adjacent nodes of which the first begins at `start`. */
function changeOf(before: readonly Node[], after: readonly Node[], start: number): readonly ReplacedStretch[] {
  const found: ReplacedStretch[] = [];
  let pos = start;
  let [gone, now]: [readonly Node[], readonly Node[]] = [[], []];
  const settle = () => {
    for (const [old, fresh] of pairAlike(gone.map(words), now.map(words))) {
      const [one, other] = [old === undefined ? undefined : gone[old], fresh === undefined ? undefined : now[fresh]];
      found.push(...changeOfOne(one, other, pos));
      pos += one?.nodeSize ?? 0;
    }
    [gone, now] = [[], []];
  };
  const comparator = (one: Node, other: Node) => one.eq(other);
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    if (removed) gone = value;
    else if (added) now = value;
    else {
      settle();
      pos += sizeOf(value);
    }
  }
  settle();
  return found;
}

function changeOfOne(before: Node | undefined, after: Node | undefined, pos: number): readonly ReplacedStretch[] {
  if (before && after && before.sameMarkup(after)) {
    if (before.isTextblock) return changeInLine(before, after, pos + 1);
    if (!before.isLeaf) return changeOf(before.children, after.children, pos + 1);
  }
  const slice = new Slice(Fragment.from(after ?? []), 0, 0);
  return [{ from: pos, to: pos + (before?.nodeSize ?? 0), slice }];
}

/** Returns the words that differ, or the whole line if anything else does. */
function changeInLine(before: Node, after: Node, start: number): readonly ReplacedStretch[] {
  let moved = 0;
  const found = hunksOf(textOf(before), textOf(after)).map(({ from, to, words: fresh }) => {
    const at = from + moved;
    moved += fresh.length - (to - from);
    return { from: start + from, to: start + to, slice: after.slice(at, at + fresh.length) };
  });
  const made = found.toReversed().reduce((line, { from, to, slice }) => {
    const [head, tail] = [line.content.cut(0, from - start), line.content.cut(to - start)];
    return line.copy(head.append(slice.content).append(tail));
  }, before);
  const whole = { from: start, to: start + before.content.size, slice: after.slice(0, after.content.size) };
  return made.eq(after) ? found : [whole];
}

const words = (node: Node): string => node.textContent;

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
