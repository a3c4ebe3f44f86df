import type { ExportedRows } from "./export-store.ts";

/** Writes an export as JSON in pieces, so that only a few rows are in memory at a time. */
export async function* writtenExport(
  before: Readonly<Record<string, unknown>>,
  parts: readonly ExportedRows[],
  after: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  let mark = "{";
  const member = (name: string) => {
    const start = `${mark}\n  ${JSON.stringify(name)}: `;
    mark = ",";
    return start;
  };
  for (const [name, value] of Object.entries(before)) yield member(name) + indented(value, "  ");
  for (const { name, rows } of parts) {
    yield member(name);
    yield* list(rows);
  }
  for (const [name, value] of Object.entries(after)) yield member(name) + indented(value, "  ");
  yield mark === "{" ? "{}" : "\n}";
}

async function* list(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let mark = "[";
  for await (const row of rows) {
    yield `${mark}\n    ${indented(row, "    ")}`;
    mark = ",";
  }
  yield mark === "[" ? "[]" : "\n  ]";
}

/** Indents JSON. Line breaks in texts are escaped, so every line break is between members. */
function indented(value: unknown, by: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
}
