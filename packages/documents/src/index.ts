export { countWords, readingMinutes, wordsOfBlock, wordsPerMinute } from "./count-words.ts";
export { emptyDocument } from "./empty-document.ts";
export { parsedDocument } from "./parsed-document.ts";
export { fromPlainText } from "./plain/from-plain-text.ts";
export { plainParagraphs } from "./plain/plain-paragraphs.ts";
export { tabRows } from "./plain/tab-rows.ts";
export { toPlainText } from "./plain/to-plain-text.ts";
export { schema } from "./schema.ts";
export { blockAt, type TextBlock, textBlocks, textBlocksAmong, textOf } from "./text-blocks.ts";
