import { blockAt, type TextBlock, textBlocks, textOf } from "@housestyle/documents";
import { sentencesOf } from "@housestyle/texts";
import type { Node } from "prosemirror-model";

/** A sentence with its place in the document. */
export interface SpokenSentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the sentence at a position, or the next one; of both only what is in the range. Code is left out. */
export function nextSentence(
  doc: Node,
  pos: number,
  range: Pick<SpokenSentence, "from" | "to">,
  language: string,
): SpokenSentence | undefined {
  const blocks = textBlocks(doc);
  for (const block of blocks.slice(blockAt(blocks, pos))) {
    if (block.pos >= range.to) return undefined;
    const found = block.kind === "code" ? undefined : sentenceIn(block, pos, range, language);
    if (found) return found;
  }
  return undefined;
}

function sentenceIn(
  { node, pos: start }: TextBlock,
  pos: number,
  range: Pick<SpokenSentence, "from" | "to">,
  language: string,
): SpokenSentence | undefined {
  const text = textOf(node);
  for (const { index, text: segment } of sentencesOf(text, language)) {
    const begin = start + 1 + index;
    const from = Math.max(begin, range.from);
    const to = Math.min(begin + segment.trimEnd().length, range.to);
    const words = text.slice(from - start - 1, to - start - 1);
    if (to > pos && /[\p{L}\p{N}]/u.test(words)) return { from, to, text: words };
  }
  return undefined;
}
