import type { AuditRow } from "@housestyle/contract";
import { printCsv } from "@housestyle/files";

const members = [
  "HappenedOn",
  "Name",
  "Key",
  "What",
  "TeamId",
  "TargetId",
  "Details",
  "Address",
  "Client",
  "Program",
  "PersonId",
  "Id",
] as const satisfies (keyof AuditRow)[];

/** Returns entries as CSV for spreadsheets. Further details are JSON in one cell. */
export function logAsCsv(rows: readonly AuditRow[]): string {
  const cells = rows.map((row) => members.map((name) => cell(row[name])));
  // The mark that spreadsheets look for.
  return `\ufeff${printCsv([[...members], ...cells])}`;
}

/** Returns entries as JSON, one per line. */
export function logAsLines(rows: readonly AuditRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function cell(value: AuditRow[keyof AuditRow]): string {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
