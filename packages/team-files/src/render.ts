import { defaultOf, type SyncCell, type SyncField, type SyncFields, sameCell } from "./field.ts";
import type { SyncKind } from "./kinds.ts";
import { scalarText } from "./scalar.ts";
import type { SyncGroup } from "./state.ts";
import { texts } from "./texts.ts";

/** Returns the lines of a field: `name: value`, with lists in brackets. */
export function fieldText({ name }: SyncField, cell: SyncCell, indent: number, eol: string): string {
  return `${name}: ${valueText(cell, indent + 2, eol)}`;
}

/** Returns a value in YAML. Lists are written in brackets on one line. */
export function valueText(cell: SyncCell, indent: number, eol: string): string {
  if (Array.isArray(cell)) return `[${cell.map((each) => scalarText(each, { indent, eol, isFlow: true })).join(", ")}]`;
  return typeof cell === "string" ? scalarText(cell, { indent, eol }) : String(cell ?? "");
}

/** Returns the fields that have to be written: the first one, and those with another value than the default. */
export function writtenFields(fields: readonly SyncField[], values: SyncFields): SyncField[] {
  const [first] = fields;
  const name = String(values[first?.name ?? ""] ?? "");
  return fields.filter((field) => field === first || !sameCell(values[field.name], defaultOf(field, name)));
}

/** Returns an entry without its dash. Lines after the first are indented. */
export function entryText(kind: SyncKind, values: SyncFields, indent: number, eol: string): string {
  const [first] = kind.fields;
  const name = String(values[first?.name ?? ""] ?? "");
  const written = writtenFields(kind.fieldsOf(name), values);
  if (kind.isPlain && written.length === 1) return scalarText(name, { indent, eol });
  const pad = `${eol}${" ".repeat(indent)}`;
  return written.map((field) => fieldText(field, values[field.name] ?? null, indent, eol)).join(pad);
}

/** Returns a new file, with its entries in alphabetical order and a line that tells editors the schema. */
export function renderFile(kind: SyncKind, { fields, entries }: SyncGroup): string {
  const [first] = kind.fields;
  const called = (values: SyncFields) => String(values[first?.name ?? ""] ?? "");
  const sorted = entries
    .map(({ fields: values }) => ({ values, name: called(values), folded: called(values).toLowerCase() }))
    .sort((a, b) => compare(a.folded, b.folded) || compare(a.name, b.name));
  const schema = `${kind.isFolder ? "../" : ""}.schemas/${kind.id}.json`;
  const header = writtenFields(kind.header, fields).map((field) =>
    fieldText(field, fields[field.name] ?? null, 0, "\n"),
  );
  return [
    `# yaml-language-server: $schema=${schema}`,
    `# ${texts.headNote}`,
    ...header,
    sorted.length === 0 ? `${kind.list}: []` : `${kind.list}:`,
    ...sorted.map(({ values }) => `  - ${entryText(kind, values, 4, "\n")}`),
    "",
  ].join("\n");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
