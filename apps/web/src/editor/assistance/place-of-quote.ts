import type { PlainPart } from "./text-around.ts";

/** A point of a critique: words of the text, and what to improve about them. */
export interface CritiquePoint {
  readonly quote: string;
  readonly note: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the text with quotation marks, apostrophes, spaces, and capitals alike, without a change of its length. */
const alike = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s/g, " ")
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));

/**
 * Reads a line of a critique, `quote | note`. Returns the point with its place in the document, or undefined if the line has
 * another form or the words are not in the text.
 */
export function readPoint(line: string, { text, blocks }: PlainPart): CritiquePoint | undefined {
  const at = line.indexOf("|");
  if (at < 0) return undefined;
  const quote = line
    .slice(0, at)
    .trim()
    .replace(/^["“«]|["”»]$|(?:…|\.{3})["”»]?$/g, "")
    .replace(/(?:…|\.{3})$/, "")
    .trim();
  const note = line
    .slice(at + 1)
    .replaceAll("|", " ")
    .trim();
  if (quote.length < 3 || note === "") return undefined;
  const start = alike(text).indexOf(alike(quote));
  const block = blocks.findLast((each) => each.start <= start);
  if (start < 0 || !block) return undefined;
  const from = block.pos + start - block.start;
  return { quote: text.slice(start, start + quote.length), note, from, to: from + quote.length };
}
