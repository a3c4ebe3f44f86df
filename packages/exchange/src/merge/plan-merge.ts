import type { Incoming } from "../reading.ts";
import { columnsOf, sameCell, type TableFormat, type TableRow } from "../table/table.ts";
import { texts } from "../texts.ts";

/** `add` leaves what is there alone, `update` changes it, `replace` also removes what is not in the file. */
export type MergeMode = "add" | "update" | "replace";

/** What would happen to one row. `before` is the caller's own object, so that its id is at hand. */
export type MergeStep<Row extends TableRow, Existing extends Row> =
  | { readonly kind: "new"; readonly line: number | null; readonly row: Row }
  | {
      /** `kept` differs as well, but the mode is `add`. */
      readonly kind: "changed" | "kept";
      readonly line: number | null;
      readonly before: Existing;
      readonly row: Row;
      readonly columns: readonly (keyof Row & string)[];
    }
  | { readonly kind: "same"; readonly line: number | null; readonly before: Existing }
  | { readonly kind: "removed"; readonly before: Existing }
  | { readonly kind: "error"; readonly line: number | null; readonly row: Row; readonly message: string };

/** What is there, what comes, and how the two are to meet. */
export interface MergeQuestion<Row extends TableRow, Existing extends Row> {
  readonly table: TableFormat<Row>;
  readonly existing: readonly Existing[];
  readonly incoming: readonly Incoming<Row>[];
  readonly mode: MergeMode;
  /** Rows with the same key are the same. */
  readonly keyOf: (row: Row) => string;
  /** Lets empty cells empty what is there. Otherwise they change nothing. */
  readonly emptyCellsErase?: boolean | undefined;
}

/** The row as it would be: only what the file says is changed. */
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

/** The step for an entry the file has already had; undefined when it says the same again. */
function stepOfTwin<Row extends TableRow>(
  { line, row }: Incoming<Row>,
  twin: Incoming<Row>,
  names: readonly (keyof Row & string)[],
): { kind: "error"; line: number | null; row: Row; message: string } | undefined {
  if (names.every((name) => sameCell(twin.row[name], row[name]))) return undefined;
  return { kind: "error", line, row, message: texts.twice(twin.line) };
}

/**
 * What an import would do, row by row in the file's order, removed rows last. Nothing is changed. The same entry twice
 * in the file counts once when both say the same, else the later one is an error; of several alike in `existing` the
 * first one is meant.
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
