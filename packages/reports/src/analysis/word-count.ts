import { perText } from "./per-text.ts";

/** How many words of running text there are, counted without placing them. */
export const wordCountOf = perText(({ paragraphs }): number =>
  paragraphs.reduce((sum, { analyzed: paragraph }) => sum + paragraph.words.length, 0),
);
