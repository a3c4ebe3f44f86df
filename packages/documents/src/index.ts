export { countWords, readingMinutes, wordsOfBlock, wordsPerMinute } from "./count-words.ts";
export { emptyDocument } from "./empty-document.ts";
export type { FileProperties } from "./file-properties.ts";
export { parsedDocument } from "./parsed-document.ts";
export { documentOfTexts } from "./plain/document-of-texts.ts";
export { fromPlainText } from "./plain/from-plain-text.ts";
export { plainParagraphs } from "./plain/plain-paragraphs.ts";
export { tabRows } from "./plain/tab-rows.ts";
export { toPlainText } from "./plain/to-plain-text.ts";
export { imageAddress } from "./schema/figure-nodes.ts";
export { noteCharacter } from "./schema/note-nodes.ts";
export { type Alignment, alignmentOf, alignments, safeAddress, schema } from "./schema.ts";
export { storedContent } from "./stored-content.ts";
export {
  blockAt,
  endOfText,
  paragraphOf,
  readableText,
  type TextBlock,
  textBlocks,
  textBlocksAmong,
  textOf,
} from "./text-blocks.ts";
export { Unreadable, type UnreadableReason } from "./unreadable.ts";
