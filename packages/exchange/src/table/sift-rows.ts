import type { Problem } from "../problem.ts";
import { isStorable } from "../text/is-storable.ts";
import { texts } from "../texts.ts";
import { columnsOf, emptyCell, sameCell, type TableFormat, type TableRow } from "./table.ts";

/** How a format handles the rows of a table. */
interface Sieve<Row extends TableRow> {
  readonly table: TableFormat<Row>;
  /** Returns the name of a row in a problem. */
  nameOf(row: Row): string;
  /** The members that the format can express. */
  readonly holds: readonly (keyof Row & string)[];
  /** Returns why the format cannot express this row, or undefined. */
  refuses?(row: Row): string | undefined;
}

/** Returns the rows that can be written, problems for the others, and the members that are lost. */
export function siftRows<Row extends TableRow>(
  rows: readonly Row[],
  { table, nameOf, holds, refuses }: Sieve<Row>,
): { kept: Row[]; problems: Problem[]; lost: string[] } {
  const kept: Row[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const reason = isStorable(row) ? refuses?.(row) : texts.impossibleCharacters;
    if (reason === undefined) kept.push(row);
    else problems.push({ line: null, name: nameOf(row), message: reason });
  }
  const lost = columnsOf(table).filter(
    (name) => !holds.includes(name) && kept.some((row) => !sameCell(row[name], emptyCell(table.columns[name]))),
  );
  return { kept, problems, lost };
}
