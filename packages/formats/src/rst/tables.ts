import type { Line } from "../lines.ts";

/** The offsets of a cell's words in the text. */
interface Cell {
  readonly start: number;
  readonly end: number;
}

const gridBorder = /^\+[-=+]{3,}\+?\s*$/;

/** Matches a border of a simple table: === ===. */
export const simpleBorder = /^={2,}(?: +={2,})+\s*$/;

/** Returns the cells of a grid table, whose lines are given, in rows of one line; a cell of several lines is not read. */
export function gridCells(lines: readonly Line[]): readonly Cell[] {
  const isBorder = (line: Line | undefined): boolean => gridBorder.test(line?.text.trim() ?? "+--+");
  return lines.flatMap((line, i) => {
    if (isBorder(line) || !isBorder(lines[i - 1]) || !isBorder(lines[i + 1])) return [];
    const bars = [...line.text.matchAll(/\|/g)].map(({ index }) => index);
    return bars.slice(1).map((bar, at) => ({ start: line.start + (bars[at] ?? 0) + 1, end: line.start + bar }));
  });
}

/** Returns the cells of a simple table, whose lines are given, in rows of one line. */
export function simpleCells(lines: readonly Line[]): readonly Cell[] {
  const columns = [...(lines[0]?.text.matchAll(/=+/g) ?? [])].map(({ index }) => index);
  const begins = (line: Line | undefined): boolean =>
    !line ||
    line.isBlank ||
    simpleBorder.test(line.text.trim()) ||
    !/^\s*$/.test(line.text.slice(columns[0], columns[1]));
  return lines.flatMap((line, i) => {
    if (line.isBlank || simpleBorder.test(line.text.trim()) || !begins(line) || !begins(lines[i + 1])) return [];
    return columns.map((from, at) => ({
      start: Math.min(line.end, line.start + from),
      end: Math.min(line.end, line.start + (columns[at + 1] ?? line.text.length)),
    }));
  });
}

/** Returns the quoted or bare cells of a line of comma-separated values. */
export function valueCells({ text, start }: Pick<Line, "text" | "start">): readonly Cell[] {
  return [...text.matchAll(/"(?<quoted>(?:[^"]|"")*)"|(?<bare>[^",\s][^",]*)/g)].map(({ index, 0: whole, groups }) => {
    const from = start + index + (groups?.quoted === undefined ? 0 : 1);
    return { start: from, end: from + (groups?.quoted ?? whole).length };
  });
}
