import type { Span } from "./span.ts";

/** The kinds of paragraphs. */
export const paragraphKinds = ["prose", "heading", "list", "code", "quote", "dialogue"] as const;
/** A kind of paragraph. */
export type ParagraphKind = (typeof paragraphKinds)[number];

/** A block of text that is analyzed on its own. */
export interface Paragraph {
  /** Where it begins in its document, UTF-16. */
  readonly start: number;
  /** As written. */
  readonly text: string;
  readonly kind: ParagraphKind;
  /** Stretches of `text` that are markup: not there for the reader. */
  readonly markup?: readonly Span[];
  /** Stretches of `text` that stand for a thing and are not checked: code, images, formulas. */
  readonly opaque?: readonly Span[];
  /** Whether the sentence before goes on here, behind a block of code or a list. */
  readonly continues?: true;
}
