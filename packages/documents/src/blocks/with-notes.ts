import type { ReadBlock } from "./read-block.ts";

/** The heading of the notes that follow a text. */
export const notesTitle = "Notes";

/** Returns the paragraphs of a text followed by its footnotes, if it has any: a heading, and an item for each note. */
export function withNotes(
  blocks: readonly ReadBlock[],
  notes: readonly (readonly ReadBlock[])[],
): readonly ReadBlock[] {
  if (notes.length === 0) return blocks;
  const title: ReadBlock = { kind: { heading: 2 }, pieces: [{ text: notesTitle }] };
  return [...blocks, title, ...notes.flatMap((note) => note.map(asNote))];
}

/** A paragraph of a note: the first begins an item, others continue it. */
const asNote = ({ pieces }: ReadBlock, index: number): ReadBlock => ({
  kind: index === 0 ? { list: "numbers", level: 0 } : { continues: 0 },
  pieces,
});
