/** A line of a text. */
export interface Line {
  readonly start: number;
  /** Where it ends, without what breaks it. */
  readonly end: number;
  /** What is in it. */
  readonly text: string;
  /** So much white space it begins with; a blank one has as much as there is. */
  readonly indent: number;
  readonly isBlank: boolean;
}

/** The lines of a text. */
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

/** Whether nothing else stands in the lines from `at` to `end`, but for a comment that begins with `%` or `/`. */
export function isAlone(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  const after = text.slice(end, end + 80);
  return /(?:^|\n)[^\S\n]*$/.test(before) && /^[^\S\n]*(?:%|\/\/|\r?\n|$)/.test(after);
}
