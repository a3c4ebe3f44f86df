import { Fragment, type Node, Slice } from "prosemirror-model";
import { schema } from "../schema.ts";
import { acceptAll, resolvedChildren } from "./resolved.ts";
import { isSuggestion, type SuggestionAuthor } from "./suggestion.ts";

const { insertion, split } = schema.marks;

/** Returns blocks as a suggested insertion. Suggestions in them are accepted. */
export const insertedBlocks = (blocks: readonly Node[], by: SuggestionAuthor): readonly Node[] =>
  resolvedChildren(blocks, acceptAll).map((block) => block.mark(insertion.create(by).addToSet(block.marks)));

/** Returns an inline node as a suggested insertion. */
const insertedInline = (node: Node, by: SuggestionAuthor): Node =>
  node.mark(insertion.create(by).addToSet(withoutSuggestions(node)));

/** Returns the marks of a node that are not suggestions. */
export const withoutSuggestions = (node: Node) => node.marks.filter((mark) => !isSuggestion(mark));

/**
 * Returns a slice as a suggested insertion into a line. Blocks that begin in it and continue after it are marked as
 * split off.
 */
export function insertedSlice({ content, openStart, openEnd }: Slice, by: SuggestionAuthor): Slice {
  return new Slice(insertedFragment(content, openStart, openEnd, by, false), openStart, openEnd);
}

function insertedFragment(
  content: Fragment,
  openStart: number,
  openEnd: number,
  by: SuggestionAuthor,
  isSplitOff: boolean,
): Fragment {
  const nodes = content.content.flatMap((node, index): readonly Node[] => {
    if (node.isInline) return [insertedInline(node, by)];
    const start = index === 0 ? openStart : 0;
    const end = index === content.childCount - 1 ? openEnd : 0;
    return start + end === 0 ? insertedBlocks([node], by) : [openBlock(node, start, end, by, isSplitOff)];
  });
  return Fragment.from(nodes);
}

/** Returns a block that goes on before or after a slice. One that begins in it begins with what it holds first. */
function openBlock(node: Node, start: number, end: number, by: SuggestionAuthor, isSplitOff: boolean): Node {
  const begins = start === 0 && !isSplitOff;
  if (begins && node.type.name === "note") throw new RangeError("A note is not split.");
  const isInside = isSplitOff || begins;
  const inside = insertedFragment(node.content, Math.max(0, start - 1), Math.max(0, end - 1), by, isInside);
  const marks = withoutSuggestions(node);
  return node.copy(inside).mark(begins ? split.create({ ...by, depth: end }).addToSet(marks) : marks);
}
