import { diffArrays } from "diff";
import type { Node } from "prosemirror-model";
import { type TextBlock, textOf } from "../text-blocks.ts";
import { type DocxParagraph, wordsOf } from "./docx-content.ts";
import type { DocxStory } from "./docx-stories.ts";

/** Receives the changes to a file's paragraphs as its words become those of a document. */
export interface ParagraphWriter {
  /** Called for a paragraph that gets the words of a block. */
  change(paragraph: DocxParagraph, block: Node): void;
  /** Called for a paragraph that is removed. */
  remove(paragraph: DocxParagraph): void;
  /** Called for new blocks. They go after `before`, or if that is undefined, before `first`. */
  add(blocks: readonly Node[], before: DocxParagraph | undefined, first: DocxParagraph): void;
}

/** Calls `writer` for each difference between the paragraphs of a story and its blocks, in reading order. */
export function writeChanges({ paragraphs, blocks }: DocxStory, writer: ParagraphWriter): void {
  const [first] = paragraphs;
  if (!first) return;
  const keys = blocks.map(({ node }) => keyOf(textOf(node), marksIn(node)));
  const before = paragraphs.map((each) =>
    keyOf(
      wordsOf(each),
      each.pieces.flatMap(({ note }) => note ?? []),
    ),
  );
  for (const { gone, added } of changesBetween(before, keys)) {
    const now = blocks.slice(...added).map(({ node }: TextBlock) => node);
    const changed = paragraphs.slice(...gone);
    for (const [index, paragraph] of changed.entries()) {
      const block = now[index];
      if (block) writer.change(paragraph, block);
      else writer.remove(paragraph);
    }
    const rest = now.slice(changed.length);
    if (rest.length > 0) writer.add(rest, paragraphs[gone[1] - 1], first);
  }
}

const marksIn = (block: Node): readonly string[] =>
  block.children.flatMap(({ type, attrs }) => (type.name === "noteMark" ? String(attrs.id) : []));

/** Returns the key of a paragraph for comparison: its words, and the notes whose marks are in it. */
const keyOf = (text: string, notes: readonly string[]): string => [text, ...notes].join("\0");

type Range = [start: number, end: number];

/** Paragraphs that were replaced, as ranges of the lists before and after. */
interface Change {
  readonly gone: Range;
  readonly added: Range;
}

/**
 * Returns the changes that turn one list of paragraphs into another. Lists of the same length are compared place by
 * place if no more paragraphs differ that way, so that a word corrected in a cell stays in that cell, whatever is in
 * its neighbors.
 */
function changesBetween(before: readonly string[], now: readonly string[]): readonly Change[] {
  const found: Change[] = [];
  let change: Change = { gone: [0, 0], added: [0, 0] };
  let kept = 0;
  for (const { added, removed: isGone, value } of diffArrays([...before], [...now])) {
    if (isGone) change.gone[1] += value.length;
    else if (added) change.added[1] += value.length;
    else {
      found.push(change);
      kept += value.length;
      const [old, next] = [change.gone[1] + value.length, change.added[1] + value.length];
      change = { gone: [old, old], added: [next, next] };
    }
  }
  found.push(change);
  const inPlace = now.flatMap((text, at): Change[] =>
    text === before[at] ? [] : [{ gone: [at, at + 1], added: [at, at + 1] }],
  );
  return before.length === now.length && inPlace.length <= before.length - kept ? inPlace : found;
}
