import { perReading } from "./per-text.ts";

/** How many words of running text there are, counted without placing them. */
export const wordsOf = perReading(({ paragraphs }): number =>
  paragraphs.reduce((sum, { said: paragraph }) => sum + paragraph.words.length, 0),
);
