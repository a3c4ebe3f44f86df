import type { BlockKind, ReadBlock } from "../blocks/read-block.ts";
import type { PdfLine } from "./pdf-lines.ts";

/** Text at least this many times the usual size is a heading. */
const headingScale = 1.15;
const longestHeading = 200;
const bullet = /^[•◦▪‣●○■]\s*/u;

/**
 * Returns the paragraphs that lines most likely belong to. A PDF contains only letters and their positions: headings
 * are recognized by their size, items by their bullets, and paragraphs by spacing, indents, and short last lines. Lines
 * that repeat at the edges of pages are left out.
 */
export function pdfBlocks(pages: readonly (readonly PdfLine[])[]): readonly ReadBlock[] {
  const lines = withoutEdges(pages).flat();
  const usual = usualSize(lines);
  const headings = headingSizes(lines, usual);
  const blocks: { kind: BlockKind; text: string }[] = [];
  let before: PdfLine | undefined;
  for (const line of lines) {
    const kind = kindOf(line, headings);
    const last = blocks.at(-1);
    if (last && before && continues(before, line, kind, last.kind)) last.text = joined(last.text, line.text);
    else blocks.push({ kind, text: line.text.replace(bullet, "") });
    before = line;
  }
  return blocks.map(({ kind, text }) => ({ kind, pieces: [{ text }] }));
}

function usualSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** Returns the sizes of headings, largest first. */
function headingSizes(lines: readonly PdfLine[], usual: number): readonly number[] {
  const sizes = lines
    .filter(({ size, text }) => size >= usual * headingScale && text.length <= longestHeading && /\p{L}/u.test(text))
    .map(({ size }) => Math.round(size));
  return [...new Set(sizes)].sort((a, b) => b - a);
}

function kindOf({ size, text }: PdfLine, headings: readonly number[]): BlockKind {
  const rank = headings.indexOf(Math.round(size));
  if (rank >= 0 && text.length <= longestHeading) return { heading: Math.min(rank + 1, 6) };
  return bullet.test(text) ? { list: "bullets", level: 0 } : "paragraph";
}

function continues(before: PdfLine, line: PdfLine, kind: BlockKind, open: BlockKind): boolean {
  const isHeading = typeof kind === "object" && "heading" in kind;
  const wasHeading = typeof open === "object" && "heading" in open;
  if (bullet.test(line.text) || isHeading !== wasHeading) return false;
  if (Math.abs(before.size - line.size) > before.size * 0.1) return false;
  if (before.page !== line.page) return !isHeading && !/[.!?:”"’)]$/.test(before.text);
  const gap = before.y - line.y;
  // A line higher up begins another column.
  if (gap < 0) return !/[.!?:”"’)]$/.test(before.text);
  if (gap > before.size * 1.75) return false;
  if (isHeading) return true;
  const isIndented = line.left - before.left > line.size * 0.8;
  const isShort = line.right - before.right > line.size * 4 && /[.!?:”"’)]$/.test(before.text);
  return !isShort && (!isIndented || typeof open === "object");
}

/** Joins lines. A word that is hyphenated at the end of a line becomes one word again. */
function joined(text: string, next: string): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}

/** Returns pages without their numbers, and without the lines that repeat at their tops and bottoms. */
function withoutEdges(pages: readonly (readonly PdfLine[])[]): readonly (readonly PdfLine[])[] {
  const seen = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edgesOf(lines).map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const most = Math.max(2, pages.length / 3);
  return pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter((line) => !edges.has(line) || !(isPageNumber(line) || (seen.get(keyOf(line)) ?? 0) > most));
  });
}

/** Returns the top and the bottom line of a page. */
function edgesOf(lines: readonly PdfLine[]): readonly PdfLine[] {
  if (lines.length === 0) return [];
  const sorted = lines.toSorted((a, b) => b.y - a.y);
  return [sorted[0], sorted.at(-1)].filter((line) => line !== undefined);
}

const keyOf = ({ text }: PdfLine): string => text.replace(/\d+/g, "#");

const isPageNumber = ({ text }: PdfLine): boolean =>
  /^[-–—\s]*(?:page\s+)?\d{1,4}(?:\s+of\s+\d+)?[-–—\s]*$/i.test(text);
