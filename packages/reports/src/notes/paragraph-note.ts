import type { ReadParagraph } from "../analysis/analyzed-text.ts";

/** What was noted of a paragraph, and which one. */
export interface ParagraphNote<T> {
  readonly paragraph: ReadParagraph;
  readonly note: T;
}
