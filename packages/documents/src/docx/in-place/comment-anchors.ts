import type { OfficeComment } from "../../in-place/office-file.ts";
import type { DocxParagraph } from "../docx-content.ts";
import { placedPieces } from "../word-hunks.ts";
import type { PlacedParagraph } from "./placed-paragraphs.ts";

/** The words in the main part that a comment is anchored to. */
export interface CommentAnchor {
  readonly paragraph: DocxParagraph;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns where a comment goes, since Word shows comments only in the main text. Undefined for a file without
 * paragraphs.
 */
export function commentAnchor(
  placed: readonly PlacedParagraph[],
  { paragraph, start, end }: Pick<OfficeComment, "paragraph" | "start" | "end">,
): CommentAnchor | undefined {
  const own = placed[paragraph];
  if (!own) return undefined;
  const { source, checked } = own;
  if (checked.story === "text") return { paragraph: source, ...withWidth(start, end, checked.text.length) };
  const text = placed.filter((each) => each.checked.story === "text");
  return markOfNote(text, source.note) ?? paragraphAround(text, source);
}

/** Widens an empty comment to the character after it, or at the end, to the one before it. */
const withWidth = (start: number, end: number, length: number): Pick<CommentAnchor, "from" | "to"> => {
  if (start < end) return { from: start, to: end };
  return start < length ? { from: start, to: start + 1 } : { from: Math.max(start - 1, 0), to: start };
};

function markOfNote(text: readonly PlacedParagraph[], note: string | undefined): CommentAnchor | undefined {
  if (note === undefined) return undefined;
  for (const { source } of text) {
    const mark = placedPieces(source.pieces).find(({ piece }) => piece.note === note);
    if (mark) return { paragraph: source, from: mark.from, to: mark.to };
  }
  return undefined;
}

/** Returns the paragraph that contains a text box, or else the first one with words. */
function paragraphAround(text: readonly PlacedParagraph[], inner: DocxParagraph): CommentAnchor | undefined {
  const isAround = ({ source: { part, start, end } }: PlacedParagraph) =>
    part === inner.part && start < inner.start && inner.end < end;
  const target = text.find(isAround) ?? text.find(({ checked }) => checked.text.trim() !== "") ?? text[0];
  return target && { paragraph: target.source, from: 0, to: target.checked.text.length };
}
