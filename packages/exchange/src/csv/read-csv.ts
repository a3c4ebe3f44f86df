import { type CsvRecord, FileError, type Limits, parseCsv, restoredCell } from "@housestyle/files";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { type Gathering, gatherRows } from "../table/gather-rows.ts";
import { columnsOf, type TableFormat, type TableRow } from "../table/table.ts";
import { texts } from "../texts.ts";

type Name<Row> = keyof Row & string;

const plain = (heading: string): string => heading.toLowerCase().replace(/[\s_-]+/g, "");

/** Returns the column that a heading stands for, or undefined. */
export function columnOf<Row extends TableRow>(table: TableFormat<Row>, heading: string): Name<Row> | undefined {
  const word = plain(heading);
  const names = columnsOf(table);
  return names.find((name) => name.toLowerCase() === word) ?? names.find((name) => name === table.aliases[word]);
}

/** Returns the member of each column of the file. Each member is used once. */
function membersOf<Row extends TableRow>(
  table: TableFormat<Row>,
  { line, cells }: CsvRecord,
  mapping: ReaderOptions<Row>["mapping"],
  into: Gathering<Row>,
): (Name<Row> | undefined)[] {
  const chosen = new Map(Object.entries(mapping ?? {}));
  const taken = new Set<string>();
  return cells.map((cell) => {
    const heading = restoredCell(cell).trim();
    const mapped = chosen.get(heading);
    if (mapped === null || heading === "") return undefined;
    const name = mapped === undefined ? columnOf(table, heading) : columnsOf(table).find((each) => each === mapped);
    if (name === undefined) into.problem(line, heading, texts.csv.unknownColumn);
    else if (taken.has(name)) into.problem(line, heading, texts.csv.sameColumn(name));
    else {
      taken.add(name);
      return name;
    }
    return undefined;
  });
}

/** Throws `no-columns` if a required member has neither a column nor a default value. */
function requireColumns<Row extends TableRow>(
  table: TableFormat<Row>,
  members: readonly (Name<Row> | undefined)[],
  defaults: Partial<Row> | undefined,
): void {
  const missing = columnsOf(table).find(
    (name) => "required" in table.columns[name] && !members.includes(name) && defaults?.[name] === undefined,
  );
  if (missing === undefined) return;
  throw new FileError("no-columns", texts.csv.noColumn(missing, columnsOf(table)));
}

/** Reads a CSV file whose first line names the columns, in any case and order. */
export function readCsv<Row extends TableRow>(
  table: TableFormat<Row>,
  text: string,
  limits: Limits,
  { mapping, defaults }: Pick<ReaderOptions<Row>, "mapping" | "defaults">,
): ReadResult<Row> {
  const { records, unclosed } = parseCsv(text, limits);
  const [head, ...body] = records;
  const into = gatherRows(table, defaults);
  const members = membersOf(table, head ?? { line: 1, cells: [] }, mapping, into);
  requireColumns(table, members, defaults);
  for (const { line, cells } of body) {
    if (cells.slice(members.length).some((cell) => cell.trim() !== "")) {
      into.problem(line, cells[0] ?? "", texts.csv.tooManyCells);
      continue;
    }
    const raw: Partial<Record<Name<Row>, string>> = {};
    for (const [at, name] of members.entries()) if (name !== undefined) raw[name] = restoredCell(cells[at] ?? "");
    into.add(raw, line);
  }
  if (unclosed !== undefined) {
    into.problem(unclosed, "", texts.quoteNeverClosed);
  }
  return { format: "csv", rows: into.rows, problems: into.problems };
}
