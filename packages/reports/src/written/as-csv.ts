import type { ReportSubject, ReportWithResult } from "./shown.ts";

/** What a row is about. */
type What = "measure" | "bar" | "place";
type Cell = string | number;
type Row = readonly [
  report: string,
  what: What,
  group: Cell,
  name: Cell,
  value: Cell,
  line: Cell,
  column: Cell,
  words: Cell,
  source: Cell,
  sourceWords: Cell,
  before: Cell,
];

const head = [
  "report",
  "what",
  "group",
  "name",
  "value",
  "line",
  "column",
  "words",
  "source",
  "source words",
  "before",
];

/** Reports as one table (RFC 4180): a row each for what is measured, for bars of pictures, and for places of the text. */
export function asCsv(
  told: readonly ReportWithResult[],
  { text, placeAt }: Pick<ReportSubject, "text" | "placeAt">,
): string {
  const rows = told.flatMap(({ report: { id }, measures, graphs, places }): Row[] => [
    ...measures.map(
      (each): Row => [id, "measure", each.id, each.label, each.value, "", "", "", "", "", each.before ?? ""],
    ),
    ...graphs.flatMap(({ title, bars }) =>
      bars.map(({ label, value }): Row => [id, "bar", title, label, value, "", "", "", "", "", ""]),
    ),
    ...places.map(({ start, end, note, beside }): Row => {
      const { line, column } = placeAt(start);
      return [
        id,
        "place",
        "",
        note,
        "",
        line,
        column,
        text.slice(start, end),
        beside?.title ?? "",
        beside?.text ?? "",
        "",
      ];
    }),
  ]);
  return `${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Quoted where it must be. What a program of tables would take for a formula begins with a mark that says it is none. */
function cell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const words = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
