import type { Span } from "./span.ts";

/** The kinds of paragraphs. */
export const paragraphKinds = ["prose", "heading", "list", "code", "quote", "dialogue"] as const;
/** A kind of paragraph. */
export type ParagraphKind = (typeof paragraphKinds)[number];

/** A block of text that is analyzed on its own. */
export interface Paragraph {
  /** The offset in the document, in UTF-16 code units. */
  readonly start: number;
  /** The text as written, markup included. */
  readonly text: string;
  readonly kind: ParagraphKind;
  /** Spans of `text` that are markup, which readers do not see. */
  readonly markup?: readonly Span[];
  /** Spans of `text` that stand for something and are not checked: code, images, formulas. */
  readonly opaque?: readonly Span[];
  /** By how many code units `text` may grow without breaking its markup, at least and at most: a title has an underline. */
  readonly growth?: { readonly least: number; readonly most: number };
  /** Whether the paragraph continues the sentence before a block of code or a list. */
  readonly continues?: true;
}
