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

/** Entries as a table for spreadsheets; what else is known of an act is JSON in one cell. */
export function logAsCsv(rows: readonly AuditRow[]): string {
  const cells = rows.map((row) => members.map((name) => cell(row[name])));
  // The mark that spreadsheets look for.
  return `\ufeff${printCsv([[...members], ...cells])}`;
}

/** Entries as JSON, one a line. */
export function logAsLines(rows: readonly AuditRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function cell(value: AuditRow[keyof AuditRow]): string {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
