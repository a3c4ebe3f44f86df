import { FileError } from "../file-error.ts";
import { type Limits, refuseMoreRows } from "../limits.ts";
import { texts } from "../texts.ts";

/** One row of a CSV file and the line on which it begins, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A parsed file. `unclosed` is the line of a quotation mark that is never closed; everything after it is left out. */
export interface Csv {
  readonly separator: string;
  readonly records: readonly CsvRecord[];
  readonly unclosed: number | undefined;
}

const mostColumns = 500;
/** The most characters in a cell, far more than any text that can be stored. */
const longestCell = 1_000_000;

/**
 * Returns the separator that the file names (`sep=;`), or else the most frequent one outside quotation marks in its
 * first line.
 */
function separatorOf(text: string): { separator: string; start: number } {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (named) return { separator: named[1] ?? ",", start: named[0].length };
  const counts = new Map([
    [",", 0],
    [";", 0],
    ["\t", 0],
  ]);
  let quoted = false;
  for (const unit of text.slice(0, 10_000)) {
    if (unit === '"') quoted = !quoted;
    else if (!quoted && (unit === "\n" || unit === "\r")) break;
    else if (!quoted && counts.has(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const [best = [","]] = [...counts].sort(([, a], [, b]) => b - a);
  return { separator: best[0], start: 0 };
}

/**
 * Reads cells one after the other. A quotation mark inside a cell that does not begin with one is an ordinary
 * character.
 */
class CellReader {
  readonly #text: string;
  readonly #special: RegExp;
  at: number;
  line: number;
  unclosed: number | undefined;

  constructor(text: string, separator: string, start: number) {
    this.#text = text;
    this.#special = new RegExp(`[${separator === "|" ? "\\|" : separator}\\r\\n]`, "g");
    this.at = start;
    this.line = start === 0 ? 1 : 2;
  }

  /** Returns the next cell. Afterward, `at` is at the separator, or at the end of the line or the text. */
  cell(): string {
    if (this.#text[this.at] !== '"') return this.#plain();
    const quoted = this.#quoted();
    return quoted + this.#plain();
  }

  /** Skips the end of a line if there is one here, and returns whether there was. */
  endLine(): boolean {
    const unit = this.#text[this.at];
    if (unit !== "\n" && unit !== "\r") return false;
    this.at += unit === "\r" && this.#text[this.at + 1] === "\n" ? 2 : 1;
    this.line++;
    return true;
  }

  #plain(): string {
    this.#special.lastIndex = this.at;
    const end = this.#special.exec(this.#text)?.index ?? this.#text.length;
    const cell = this.#piece(this.at, end);
    this.at = end;
    return cell;
  }

  /** Returns a part of the text. Throws if it is too long, before it is copied repeatedly. */
  #piece(start: number, end: number): string {
    if (end - start <= longestCell) return this.#text.slice(start, end);
    throw new FileError("wrong-format", texts.cellTooLong(this.line));
  }

  #quoted(): string {
    const start = this.at + 1;
    let end = this.#text.indexOf('"', start);
    while (end >= 0 && this.#text[end + 1] === '"') end = this.#text.indexOf('"', end + 2);
    if (end < 0) {
      this.unclosed = this.line;
      this.at = this.#text.length;
      return "";
    }
    const cell = this.#piece(start, end);
    this.at = end + 1;
    this.line += lineEnds(cell);
    return cell.replaceAll('""', '"');
  }
}

/** Counts the line ends in a text. */
function lineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) count++;
  }
  return count;
}

/**
 * Parses CSV according to RFC 4180 and common variants: `;` or tab as separator, any line ends, and no line end at the
 * end. Empty lines are skipped. Takes linear time. Throws `too-many-rows`, `too-many-columns`, and `wrong-format` for a
 * cell that is far too long.
 */
export function parseCsv(text: string, limits: Limits): Csv {
  const { separator, start } = separatorOf(text);
  const reader = new CellReader(text, separator, start);
  const records: CsvRecord[] = [];
  while (reader.at < text.length) {
    const { line, at } = reader;
    const cells = [reader.cell()];
    while (text[reader.at] === separator) {
      reader.at++;
      cells.push(reader.cell());
      if (cells.length > mostColumns) {
        throw new FileError("too-many-columns", texts.tooManyColumns(mostColumns));
      }
    }
    const isEmptyLine = reader.at === at;
    reader.endLine();
    if (reader.unclosed !== undefined) break;
    if (!isEmptyLine) records.push({ line, cells });
    // The heading is no row.
    refuseMoreRows(records.length - 1, limits);
  }
  return { separator, records, unclosed: reader.unclosed };
}
