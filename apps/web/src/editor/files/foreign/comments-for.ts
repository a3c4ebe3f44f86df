import { blockAt, textBlocks, textOf } from "@housestyle/documents";
import {
  type ChangeAuthor,
  commentText,
  type OfficeComment,
  type OfficeParagraph,
} from "@housestyle/documents/in-place";
import type { Remark } from "@housestyle/surfaces";
import type { Node } from "prosemirror-model";

/** Returns a comment for each remark on a document, at the paragraph of a file that has the words of its block. */
export function commentsFor(
  doc: Node,
  remarks: readonly Remark[],
  paragraphs: readonly OfficeParagraph[],
): readonly OfficeComment[] {
  const notes = remarks.map(({ finding, from, to }) => ({
    ...{ from, to },
    write: (story: Story) => commentText(finding, story),
  }));
  return commentsAt(doc, notes, paragraphs);
}

type Story = OfficeParagraph["story"];

/** A remark about a range of a document. */
interface Note {
  readonly from: number;
  readonly to: number;
  /** Writes its text, depending on its place in the file. */
  readonly write: (story: Story) => string;
  readonly by?: ChangeAuthor;
  readonly thread?: OfficeComment["thread"];
}

/** Returns a comment for each note on a document, at the paragraph of a file that has the words of its first block. */
export function commentsAt(
  doc: Node,
  notes: readonly Note[],
  paragraphs: readonly OfficeParagraph[],
): readonly OfficeComment[] {
  const blocks = textBlocks(doc);
  const found = paragraphsOf(
    blocks.map(({ node }) => textOf(node)),
    paragraphs,
  );
  return notes.flatMap(({ from, to, write, by, thread }) => {
    const index = blockAt(blocks, from);
    const [block, paragraph] = [blocks[index], found[index]];
    const story = paragraphs[paragraph ?? -1]?.story;
    if (!block || paragraph === undefined || story === undefined) return [];
    const start = block.pos + 1;
    const end = Math.min(to - start, block.node.content.size);
    return [{ paragraph, start: from - start, end, text: write(story), ...(by && { by }), ...(thread && { thread }) }];
  });
}

/**
 * Returns the index of the paragraph for each block: the next paragraph with the same words, or else the first one not
 * yet assigned to a block.
 */
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
