import type { ParagraphKind, Span } from "@housestyle/engine";
import type { BlockKind, ReadPiece } from "../blocks/read-block.ts";
import { isReferenceText } from "../text-blocks.ts";
import type { OfficeParagraph, Story } from "./office-file.ts";

/**
 * Returns a paragraph of a file for the engine. Code and formulas are excluded from checking, and note marks count as
 * markup.
 */
export function officeParagraph(pieces: readonly ReadPiece[], kind: BlockKind, story: Story): OfficeParagraph {
  const opaque: Span[] = [];
  const markup: Span[] = [];
  let at = 0;
  for (const { text, literal, math, note, shift } of pieces) {
    const span = { start: at, end: at + text.length };
    at = span.end;
    if (literal || math) opaque.push(span);
    else if (note !== undefined || (shift === "superscript" && isReferenceText(text))) markup.push(span);
  }
  return {
    text: pieces.map(({ text }) => text).join(""),
    kind: paragraphKind(kind),
    story,
    ...(opaque.length > 0 ? { opaque } : {}),
    ...(markup.length > 0 ? { markup } : {}),
  };
}

function paragraphKind(kind: BlockKind): ParagraphKind {
  if (kind === "quote" || kind === "code") return kind;
  if (typeof kind === "string") return kind === "term" ? "list" : "prose";
  return "heading" in kind ? "heading" : "list";
}
