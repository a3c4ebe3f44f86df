import type { Paragraph, ParagraphKind } from "./paragraph.ts";

const listItem = /^\s*(?:[-*•‣–]\s+|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s+)/i;
const speech = /^\s*(?:["“„«]|[‘'](?=\p{Lu}))/u;
const shortestWrap = 40;
const longestWrap = 100;

/** Returns the kind of a paragraph: `dialogue` for prose that starts with a quotation mark, else `kind`. */
export const withDialogue = (text: string, kind: ParagraphKind): ParagraphKind =>
  kind === "prose" && speech.test(text) ? "dialogue" : kind;

interface Line {
  readonly start: number;
  readonly text: string;
}

function lines(text: string): Line[] {
  const found: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|[\n\r\u2028\u2029\f\v\u0085]/g)) {
    found.push({ start, text: text.slice(start, match.index) });
    start = match.index + match[0].length;
  }
  found.push({ start, text: text.slice(start) });
  return found;
}

/** A block whose lines were broken at a fixed width is one paragraph; otherwise each line is one. */
function isWrapped(block: readonly Line[]): boolean {
  if (block.length < 2 || block.slice(1).some((line) => listItem.test(line.text))) return false;
  const widths = block.slice(0, -1).map((line) => line.text.trimEnd().length);
  return (
    widths.every((width) => width >= shortestWrap && width <= longestWrap) &&
    Math.max(...widths.slice(0, 1000)) - Math.min(...widths.slice(0, 1000)) <= 30
  );
}

function toParagraph(text: string, start: number, end: number): Paragraph {
  const slice = text.slice(start, end);
  return { start, text: slice, kind: listItem.test(slice) ? "list" : withDialogue(slice, "prose") };
}

/** The paragraphs of plain text: blocks between blank lines when they are hard-wrapped, lines otherwise. Blank ones are left out. */
export function plainParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let block: Line[] = [];
  const flush = (): void => {
    const first = block[0];
    const last = block.at(-1);
    if (first && last && isWrapped(block))
      paragraphs.push(toParagraph(text, first.start, last.start + last.text.length));
    else for (const line of block) paragraphs.push(toParagraph(text, line.start, line.start + line.text.length));
    block = [];
  };
  for (const line of lines(text)) {
    if (line.text.trim() === "") flush();
    else block.push(line);
  }
  flush();
  return paragraphs;
}
