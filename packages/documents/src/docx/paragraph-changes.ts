import { diffArrays } from "diff";
import type { Node } from "prosemirror-model";
import { type TextBlock, textBlocks, textOf } from "../text-blocks.ts";
import { type DocxParagraph, wordsOf } from "./read-paragraphs.ts";

/** What happens to the paragraphs of a file when its words become those of a document. */
export interface ParagraphWriter {
  /** A paragraph gets other words. */
  change(paragraph: DocxParagraph, text: string): void;
  /** A paragraph is gone. */
  remove(paragraph: DocxParagraph): void;
  /** Blocks are new: after `before`, or before all others where there is none. */
  add(blocks: readonly Node[], before: DocxParagraph | undefined): void;
}

/** Calls `writer` for each difference between the paragraphs of a file and the blocks of a document, in reading order. */
export function writeChanges(paragraphs: readonly DocxParagraph[], doc: Node, writer: ParagraphWriter): void {
  const blocks = textBlocks(doc);
  for (const { gone, added } of changesBetween(
    paragraphs.map(wordsOf),
    blocks.map(({ node }) => textOf(node)),
  ))
    writeChange(paragraphs, gone, blocks.slice(...added), writer);
}

function writeChange(
  paragraphs: readonly DocxParagraph[],
  gone: Range,
  blocks: readonly TextBlock[],
  writer: ParagraphWriter,
): void {
  for (const [index, paragraph] of paragraphs.slice(...gone).entries()) {
    const block = blocks[index];
    if (!block) writer.remove(paragraph);
    // A heading of the notes that was renamed becomes part of the text.
    else if (paragraph.isTitle) writer.add([block.node], paragraph);
    else writer.change(paragraph, textOf(block.node));
  }
  const rest = blocks.slice(gone[1] - gone[0]).map(({ node }) => node);
  if (rest.length > 0) writer.add(rest, paragraphs[gone[1] - 1]);
}

type Range = [start: number, end: number];

/** Paragraphs that gave way to others, as ranges of the lists before and after. */
interface Change {
  readonly gone: Range;
  readonly added: Range;
}

/**
 * Returns the changes that lead from one list of paragraphs to the other. Lists of one length in which as few paragraphs differ
 * place by place are compared so: a word that is corrected in a cell stays in that cell, whatever its neighbors say.
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
