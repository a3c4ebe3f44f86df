import type { Problem } from "../problem.ts";
import type { Incoming } from "../reading.ts";
import { nameOf, type Raw, readRow, takenIn } from "./read-row.ts";
import type { TableFormat, TableRow } from "./table.ts";

/** Collects rows and problems while reading a file. */
export interface Gathering<Row extends TableRow> {
  readonly rows: Incoming<Row>[];
  readonly problems: Problem[];
  add(raw: Raw<Row>, line: number | null): void;
  problem(line: number | null, name: string, message: string): void;
}

/** Returns an empty collection for a table. `defaults` are used for rows without their own values. */
export function gatherRows<Row extends TableRow>(table: TableFormat<Row>, defaults?: Partial<Row>): Gathering<Row> {
  const rows: Incoming<Row>[] = [];
  const problems: Problem[] = [];
  return {
    rows,
    problems,
    add(raw, line) {
      const found = readRow(table, raw, line, defaults);
      if (!("row" in found)) problems.push(found);
      else {
        rows.push(found);
        for (const message of takenIn(table, raw)) problems.push({ line, name: nameOf(table, raw), message });
      }
    },
    problem: (line, name, message) => problems.push({ line, name: name.slice(0, 100), message }),
  };
}
