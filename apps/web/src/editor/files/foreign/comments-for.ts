import { blockAt, textBlocks, textOf } from "@housestyle/documents";
import { commentText, type OfficeComment, type OfficeParagraph } from "@housestyle/documents/in-place";
import type { Remark } from "@housestyle/surfaces";
import type { Node } from "prosemirror-model";

/** Returns a comment for each remark on a document, at the paragraph of a file that has the words of its block. */
export function commentsFor(
  doc: Node,
  remarks: readonly Remark[],
  paragraphs: readonly OfficeParagraph[],
): readonly OfficeComment[] {
  const blocks = textBlocks(doc);
  const found = paragraphsOf(
    blocks.map(({ node }) => textOf(node)),
    paragraphs,
  );
  return remarks.flatMap(({ finding, from, to }) => {
    const index = blockAt(blocks, from);
    const [block, paragraph] = [blocks[index], found[index]];
    const story = paragraphs[paragraph ?? -1]?.story;
    if (!block || paragraph === undefined || story === undefined) return [];
    const start = block.pos + 1;
    return [{ paragraph, start: from - start, end: to - start, text: commentText(finding, story) }];
  });
}

/** The index of the paragraph for each block: the next one with its words, else the first one that no block has. */
function paragraphsOf(
  blocks: readonly string[],
  paragraphs: readonly OfficeParagraph[],
): readonly (number | undefined)[] {
  const byText = new Map<string, number[]>();
  for (const [index, { text }] of paragraphs.entries()) byText.set(text, [...(byText.get(text) ?? []), index]);
  let last = -1;
  return blocks.map((text) => {
    const free = byText.get(text) ?? [];
    const at = Math.max(
      free.findIndex((index) => index > last),
      0,
    );
    const [index] = free.splice(at, 1);
    if (index !== undefined) last = index;
    return index;
  });
}
