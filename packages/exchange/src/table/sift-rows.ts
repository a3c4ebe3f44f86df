import type { Problem } from "../problem.ts";
import { isStorable } from "../text/is-storable.ts";
import { texts } from "../texts.ts";
import { columnsOf, emptyCell, sameCell, type TableFormat, type TableRow } from "./table.ts";

/** What a format does with the rows of a table. */
interface Sieve<Row extends TableRow> {
  readonly table: TableFormat<Row>;
  /** What to call a row in a problem. */
  nameOf(row: Row): string;
  /** The members the format holds. */
  readonly holds: readonly (keyof Row & string)[];
  /** Why the format cannot hold this row; undefined when it can. */
  refuses?(row: Row): string | undefined;
}

/** The rows that can be written, those that cannot with the reason, and the members that are lost on the way. */
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
