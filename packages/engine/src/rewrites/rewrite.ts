import type { Span } from "../text/span.ts";

/** The ways to rewrite a sentence, in the order in which they are offered. */
export const rewriteKinds = [
  "shorter",
  "plain",
  "verb",
  "active",
  "direct",
  "split",
  "join",
  "list",
  "contract",
  "expand",
] as const;
/** A way to rewrite a sentence: each is one change that has a name. */
export type RewriteKind = (typeof rewriteKinds)[number];

/** A part of a rewritten text: new words, or a span of the paragraph that stays as it is, with its formatting. */
export type Piece = string | Span;

/** Another wording of one or two sentences of a paragraph. */
export interface Rewrite extends Span {
  readonly kind: RewriteKind;
  /** What replaces the span, in order. Spans refer to the paragraph and appear at most once. */
  readonly pieces: readonly Piece[];
  /** The text of the pieces. */
  readonly text: string;
  /** The items of a list, as ranges of `pieces`; only for the kind "list". The pieces before the first introduce the list. */
  readonly items?: readonly Span[];
}

/** A replacement inside a paragraph. */
export interface Change extends Span {
  readonly text: string;
}

/** Returns the text of pieces. */
export const textOf = (pieces: readonly Piece[], paragraph: string): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : paragraph.slice(piece.start, piece.end))).join("");

/** Returns the pieces of a span after changes inside it, which are in text order and do not overlap. */
export function changed({ start, end }: Span, changes: readonly Change[]): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const change of changes) {
    if (change.start > at) pieces.push({ start: at, end: change.start });
    if (change.text !== "") pieces.push(change.text);
    at = change.end;
  }
  if (at < end) pieces.push({ start: at, end });
  return pieces;
}

/** A wording before it is judged. */
export type Draft = Omit<Rewrite, "kind" | "text">;

/** Returns a draft that replaces one part of a span. */
export const replaced = ({ start, end }: Span, part: Span, pieces: readonly Piece[]): Draft => ({
  start,
  end,
  pieces: [
    ...(start < part.start ? [{ start, end: part.start }] : []),
    ...pieces,
    ...(part.end < end ? [{ start: part.end, end }] : []),
  ],
});
