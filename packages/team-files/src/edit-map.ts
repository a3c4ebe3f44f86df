import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { type SyncCell, type SyncField, type SyncFields, sameCell } from "./field.ts";
import { fieldText, valueText, writtenFields } from "./render.ts";
import { type QuoteStyle, scalarText } from "./scalar.ts";
import { endOf, isBlock, type Splices, UneditableLayout } from "./splices.ts";

type FieldPair = Pair<Scalar<string>, Node>;

/** A map of fields in a file: the fields it can have, what it says, and what it must say. */
export interface MapEdit {
  readonly map: YAMLMap<Scalar<string>, Node>;
  readonly fields: readonly SyncField[];
  readonly before: SyncFields;
  readonly after: SyncFields;
}

/** Changes the fields of a map, and touches only their lines. */
export function editMap(splices: Splices, edit: MapEdit): void {
  const changed = edit.fields.filter(({ name }) => !sameCell(edit.before[name], edit.after[name]));
  if (changed.length === 0) return;
  if (edit.map.flow) rewriteFlow(splices, edit);
  else for (const field of changed) editField(splices, edit, field);
}

function rewriteFlow(splices: Splices, { map, fields, after }: MapEdit): void {
  const [from = 0, to = 0] = map.range ?? [];
  splices.refuseComments(from, to);
  splices.replace(from, to, flowMap(fields, after));
}

/** Returns a map in braces on one line. */
export function flowMap(fields: readonly SyncField[], values: SyncFields): string {
  const parts = writtenFields(fields, values).map((field) => `${field.name}: ${flowValue(values[field.name] ?? null)}`);
  return `{${parts.join(", ")}}`;
}

function flowValue(cell: SyncCell): string {
  return typeof cell === "string" ? scalarText(cell, { indent: 0, eol: "\n", isFlow: true }) : valueText(cell, 0, "\n");
}

function editField(splices: Splices, { map, fields, after }: MapEdit, field: SyncField): void {
  const cell = after[field.name] ?? null;
  const index = map.items.findIndex(({ key }) => key.value === field.name);
  const pair = map.items[index];
  const isWritten = writtenFields(fields, after).includes(field);
  if (!pair) {
    if (isWritten) addField(splices, map, fields, field, cell);
  } else if (!isWritten && index > 0) removeField(splices, pair);
  else if (cell === null) throw new UneditableLayout("no value for nothing");
  else changeField(splices, pair, cell);
}

function indentOf(splices: Splices, { items }: YAMLMap<Scalar<string>, Node>): number {
  const [first] = items;
  return splices.before(first?.key.range?.[0] ?? 0).length;
}

/** Adds a field after the fields that come before it in the usual order. */
function addField(
  splices: Splices,
  map: MapEdit["map"],
  fields: readonly SyncField[],
  field: SyncField,
  cell: SyncCell,
): void {
  const earlier = new Set(fields.slice(0, fields.indexOf(field)).map(({ name }) => name));
  const after = map.items.findLast(({ key }) => earlier.has(String(key.value))) ?? map.items[0];
  if (!after) throw new UneditableLayout("no field to follow");
  const indent = indentOf(splices, map);
  splices.addLine(
    endOf(after.value ?? after.key, splices.text),
    `${" ".repeat(indent)}${fieldText(field, cell, indent, splices.eol)}`,
  );
}

function removeField(splices: Splices, { key, value }: FieldPair): void {
  const [from = 0] = key.range ?? [];
  if (splices.before(from).trim() !== "") throw new UneditableLayout("two fields on one line");
  splices.removeLines(from, endOf(value ?? key, splices.text));
}

function changeField(splices: Splices, { key, value }: FieldPair, cell: SyncCell): void {
  const indent = splices.before(key.range?.[0] ?? 0).length + 2;
  if (!value) throw new UneditableLayout("no value");
  if (isMap(value)) throw new UneditableLayout("a map");
  if (isSeq<Node>(value) && !value.flow && Array.isArray(cell)) {
    changeList(splices, value, cell);
    return;
  }
  const [from = 0] = value.range ?? [];
  const to = endOf(value, splices.text);
  if (isSeq(value)) splices.refuseComments(from, to);
  const gap = splices.text[from - 1] === ":" ? " " : "";
  splices.replace(from, to, gap + newValue(splices, value, cell, indent));
}

function newValue(splices: Splices, value: Node, cell: SyncCell, indent: number): string {
  if (typeof cell !== "string") return valueText(cell, indent, splices.eol);
  const style = isScalar(value) ? (value.type as QuoteStyle) : undefined;
  // A comment after the old value would become a part of a block.
  const isFlow = !isBlock(value) && splices.after(value.range?.[1] ?? 0) !== "";
  return scalarText(cell, { indent, eol: splices.eol, style, isFlow });
}

/** Changes a list with an item on each line: removes lines, adds lines, and leaves the others alone. */
function changeList(splices: Splices, list: YAMLSeq<Node>, wanted: readonly string[]): void {
  const [first] = list.items;
  const prefix = splices.before(first?.range?.[0] ?? 0);
  if (!first || !/^\s*- +$/.test(prefix)) throw new UneditableLayout("a list in another layout");
  const old = list.items.map((node) => (isScalar(node) ? String(node.value ?? "").trim() : ""));
  const line = (text: string) => prefix + scalarText(text, { indent: prefix.length, eol: splices.eol, isFlow: true });
  const kept = old.filter((text) => wanted.includes(text));
  const last = endOf(list, splices.text);
  if (kept.every((text, index) => text === wanted[index])) {
    for (const [index, node] of list.items.entries()) {
      if (!wanted.includes(old[index] ?? "")) splices.removeLines(node.range?.[0] ?? 0, endOf(node, splices.text));
    }
    for (const text of wanted.slice(kept.length)) splices.addLine(last, line(text));
    return;
  }
  const from = splices.lineStart(first.range?.[0] ?? 0);
  const to = splices.lineEnd(last);
  const comments = splices.text
    .slice(from, to)
    .split(/\r?\n/)
    .filter((each) => /^\s*#/.test(each));
  const lines = [...comments, ...wanted.map(line)].map((each) => each + splices.eol);
  splices.replace(from, to, lines.join(""));
}
