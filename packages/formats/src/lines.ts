/** A line of a text. */
export interface Line {
  readonly start: number;
  /** The end of the line, without its line break. */
  readonly end: number;
  /** The text of the line. */
  readonly text: string;
  /** The width of its indentation. A blank line has the largest one. */
  readonly indent: number;
  readonly isBlank: boolean;
}

/** Returns the lines of a text. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start);
    const next = found < 0 ? text.length : found;
    const end = text[next - 1] === "\r" && next > start ? next - 1 : next;
    const words = text.slice(start, end);
    const indent = words.length - words.trimStart().length;
    lines.push({ start, end, text: words, indent, isBlank: indent === words.length });
    start = next + 1;
  }
  return lines;
}

/** Whether the lines from `at` to `end` contain nothing else, except a comment that begins with `%` or `/`. */
export function isAlone(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  const after = text.slice(end, end + 80);
  return /(?:^|\n)[^\S\n]*$/.test(before) && /^[^\S\n]*(?:%|\/\/|\r?\n|$)/.test(after);
}
