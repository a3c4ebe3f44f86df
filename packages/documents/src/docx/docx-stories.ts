import type { Node } from "prosemirror-model";
import { type TextBlock, textBlocks, textBlocksAmong } from "../text-blocks.ts";
import type { DocxParagraph } from "./docx-content.ts";

/** The text of a file, or one of its notes, and the blocks that its paragraphs turn into. */
export interface DocxStory {
  readonly paragraphs: readonly DocxParagraph[];
  readonly blocks: readonly TextBlock[];
}

/** The paragraphs of a file that contain words: those of its text, and those of each note by its id. */
export interface DocxWords {
  readonly text: readonly DocxParagraph[];
  readonly notes: ReadonlyMap<string, readonly DocxParagraph[]>;
}

/** The stories of a file and a document, and the notes of the document that the file does not contain. */
export interface DocxStories {
  readonly stories: readonly DocxStory[];
  readonly newNotes: readonly Node[];
}

/** Pairs the text and the notes of a file with those of a document. A deleted note is paired with no blocks. */
export function storiesOf({ text, notes }: DocxWords, doc: Node): DocxStories {
  const all = doc.children.filter(({ type }) => type.name === "note");
  const noteOf = new Map(all.map((note) => [String(note.attrs.id), note]));
  const blocks = textBlocks(doc).slice(0, all.length > 0 ? -textBlocksAmong(all, 0, []).length : undefined);
  return {
    stories: [
      { paragraphs: text, blocks: blocks.filter(isParagraph) },
      ...[...notes].map(([id, paragraphs]) => ({ paragraphs, blocks: blocksOf(noteOf.get(id)) })),
    ],
    newNotes: all.filter(({ attrs }) => !notes.has(String(attrs.id))),
  };
}

/**
 * Returns whether a block is a paragraph in a file. The description of an image is not, and a caption is only if it
 * contains words.
 */
const isParagraph = ({ node }: TextBlock): boolean =>
  node.type.name !== "alternative" && (node.type.name !== "caption" || node.content.size > 0);

const blocksOf = (note: Node | undefined): readonly TextBlock[] => (note ? textBlocksAmong([note], 0, []) : []);
