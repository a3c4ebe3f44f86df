import type { Problem } from "../problem.ts";
import type { Incoming } from "../reading.ts";
import { texts } from "../texts.ts";
import { type Cell, type ColumnFormat, columnsOf, emptyCell, type TableFormat, type TableRow } from "./table.ts";

/** The raw content of a row: text for every member with a column, and several texts for a list. */
export type Raw<Row extends TableRow> = { readonly [Name in keyof Row & string]?: string | readonly string[] };

const flags = new Map<string, boolean>([
  ...["true", "yes", "y", "1", "x", "on", "✓"].map((word) => [word, true] as const),
  ...["false", "no", "n", "0", "off", "-"].map((word) => [word, false] as const),
]);

/** Splits a list at `|`. `\|` and `\\` are literal. */
export function listOf(text: string): string[] {
  const pieces = [""];
  for (const [part] of text.matchAll(/\\[\\|]|\||[^\\|]+|\\/g)) {
    if (part === "|") pieces.push("");
    else pieces.push(`${pieces.pop()}${part === "\\\\" || part === "\\|" ? part.slice(1) : part}`);
  }
  return trimmedList(pieces);
}

const trimmedList = (pieces: readonly string[]): string[] =>
  pieces.map((each) => each.trim()).filter((each) => each !== "");

function lineCell(name: string, text: string): string {
  const trimmed = text.trim();
  if (/[\r\n]/.test(trimmed)) throw new Error(texts.cell.lineBreak(name));
  return trimmed;
}

function choiceCell(name: string, column: ColumnFormat & { kind: "choice" }, text: string): string {
  const word = text.trim().toLowerCase();
  const value = column.values.find((each) => each.toLowerCase() === word) ?? column.unknown;
  if (value === undefined) throw new Error(texts.cell.cannotBe(name, text));
  return value;
}

function flagCell(name: string, text: string): boolean {
  const value = flags.get(text.trim().toLowerCase());
  if (value === undefined) throw new Error(texts.cell.cannotBe(name, text));
  return value;
}

function textCell(name: string, column: ColumnFormat, text: string): Cell {
  switch (column.kind) {
    case "line":
      return lineCell(name, text);
    case "text":
    case "maybe":
      return text;
    case "list":
      return listOf(text);
    case "choice":
      return choiceCell(name, column, text);
    case "flag":
      return flagCell(name, text);
  }
}

const isBlank = (column: ColumnFormat, value: string | readonly string[]): boolean =>
  typeof value === "string" && (column.kind === "text" || column.kind === "maybe")
    ? value === ""
    : value.length === 0 || (typeof value === "string" && value.trim() === "");

const cellOf = (name: string, column: ColumnFormat, value: string | readonly string[]): Cell =>
  typeof value === "string" ? textCell(name, column, value) : trimmedList(value);

/** Returns a member of a row, and whether the file has a value for it. */
function memberOf<Row extends TableRow>(
  table: TableFormat<Row>,
  name: keyof Row & string,
  value: string | readonly string[] | undefined,
  usual: Cell | undefined,
): { cell: Cell; said: "given" | "blank" | "nothing" } {
  const column = table.columns[name];
  if (value !== undefined && !isBlank(column, value)) return { cell: cellOf(name, column, value), said: "given" };
  if (usual !== undefined) return { cell: usual, said: "given" };
  if ("required" in column) throw new Error(texts.cell.empty(name));
  return { cell: emptyCell(column), said: value === undefined ? "nothing" : "blank" };
}

/**
 * Returns a complete row, or the problem with it: a missing required member, or an invalid value. Members without a
 * value in the file or in `defaults` get their usual value.
 */
export function readRow<Row extends TableRow>(
  table: TableFormat<Row>,
  raw: Raw<Row>,
  line: number | null,
  defaults: Partial<Row> = {},
): Incoming<Row> | Problem {
  const row: Record<string, Cell> = {};
  const said = { given: [] as (keyof Row & string)[], blank: [] as (keyof Row & string)[], nothing: [] as string[] };
  try {
    for (const name of columnsOf(table)) {
      const member = memberOf(table, name, raw[name], defaults[name]);
      row[name] = member.cell;
      said[member.said].push(name);
    }
  } catch (error) {
    return { line, name: nameOf(table, raw), message: error instanceof Error ? error.message : "" };
  }
  return { line, row: row as Row, given: said.given, blank: said.blank };
}

/** Returns sentences about invalid values that were replaced by others. */
export const takenIn = <Row extends TableRow>(table: TableFormat<Row>, raw: Raw<Row>): readonly string[] =>
  columnsOf(table).flatMap((name) => {
    const column: ColumnFormat = table.columns[name];
    const value = raw[name];
    if (column.kind !== "choice" || column.unknown === undefined || typeof value !== "string") return [];
    const word = value.trim().toLowerCase();
    const isKnown = word === "" || column.values.some((each) => each.toLowerCase() === word);
    return isKnown ? [] : [texts.cell.taken(name, value, column.unknown)];
  });

/** Returns what a person would call the row: its first required member. */
export function nameOf<Row extends TableRow>(table: TableFormat<Row>, raw: Raw<Row>): string {
  const name = columnsOf(table).find((each) => "required" in table.columns[each]);
  const value = name === undefined ? undefined : raw[name];
  return typeof value === "string" ? value.slice(0, 100) : "";
}
