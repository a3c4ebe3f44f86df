import type { Incoming } from "../reading.ts";
import { columnsOf, sameCell, type TableFormat, type TableRow } from "../table/table.ts";
import { texts } from "../texts.ts";

/** `add` keeps existing rows, `update` changes them, and `replace` also removes those that are not in the file. */
export type MergeMode = "add" | "update" | "replace";

/** What would happen to one row. `before` is the caller's own object, which has the id. */
export type MergeStep<Row extends TableRow, Existing extends Row> =
  | { readonly kind: "new"; readonly line: number | null; readonly row: Row }
  | {
      /** `kept` rows differ too, but the mode is `add`. */
      readonly kind: "changed" | "kept";
      readonly line: number | null;
      readonly before: Existing;
      readonly row: Row;
      readonly columns: readonly (keyof Row & string)[];
    }
  | { readonly kind: "same"; readonly line: number | null; readonly before: Existing }
  | { readonly kind: "removed"; readonly before: Existing }
  | { readonly kind: "error"; readonly line: number | null; readonly row: Row; readonly message: string };

/** The existing and the new rows, and how to merge them. */
export interface MergeQuestion<Row extends TableRow, Existing extends Row> {
  readonly table: TableFormat<Row>;
  readonly existing: readonly Existing[];
  readonly incoming: readonly Incoming<Row>[];
  readonly mode: MergeMode;
  /** Returns a key that is equal for rows that represent the same entry. */
  readonly keyOf: (row: Row) => string;
  /** Whether empty cells clear existing values. By default, they change nothing. */
  readonly emptyCellsErase?: boolean | undefined;
}

/** Returns the row after the merge. Only members given in the file change. */
function merged<Row extends TableRow, Existing extends Row>(
  before: Existing,
  { row, given, blank }: Incoming<Row>,
  names: readonly (keyof Row & string)[],
  erase: boolean,
): { row: Row; columns: (keyof Row & string)[] } {
  const speaks = new Set([...given, ...(erase ? blank : [])]);
  const after = Object.fromEntries(
    names.map((name) => [name, (speaks.has(name) ? row : before)[name]]),
  ) as unknown as Row;
  return { row: after, columns: names.filter((name) => !sameCell(before[name], after[name])) };
}

/** Returns the step for an entry that the file repeats, or undefined if both say the same. */
function stepOfTwin<Row extends TableRow>(
  { line, row }: Incoming<Row>,
  twin: Incoming<Row>,
  names: readonly (keyof Row & string)[],
): { kind: "error"; line: number | null; row: Row; message: string } | undefined {
  if (names.every((name) => sameCell(twin.row[name], row[name]))) return undefined;
  return { kind: "error", line, row, message: texts.twice(twin.line) };
}

/**
 * Returns what an import would do, row by row in the order of the file, with removed rows last. Changes nothing. An
 * entry that the file repeats counts once if both rows say the same; otherwise, the later one is an error. Of several
 * equal rows in `existing`, the first one is used.
 */
export function planMerge<Row extends TableRow, Existing extends Row>({
  table,
  existing,
  incoming,
  mode,
  keyOf,
  emptyCellsErase = false,
}: MergeQuestion<Row, Existing>): MergeStep<Row, Existing>[] {
  const names = columnsOf(table);
  const known = new Map(existing.toReversed().map((row) => [keyOf(row), row]));
  const seen = new Map<string, Incoming<Row>>();

  const stepOf = (each: Incoming<Row>): MergeStep<Row, Existing> | undefined => {
    const { line, row } = each;
    const key = keyOf(row);
    const twin = seen.get(key);
    if (twin) return stepOfTwin(each, twin, names);
    seen.set(key, each);
    const before = known.get(key);
    if (before === undefined) return { kind: "new", line, row };
    const { row: after, columns } = merged(before, each, names, emptyCellsErase);
    if (columns.length === 0) return { kind: "same", line, before };
    return { kind: mode === "add" ? "kept" : "changed", line, before, row: after, columns };
  };

  const steps = incoming.map(stepOf).filter((step) => step !== undefined);
  if (mode !== "replace") return steps;
  const gone = existing.filter((row) => !seen.has(keyOf(row)));
  return [...steps, ...gone.map((before) => ({ kind: "removed" as const, before }))];
}
