import { labelOf } from "./entry-keys.ts";
import { defaultOf, type SyncCell, type SyncField, type SyncFields } from "./field.ts";
import { kindOf, syncKinds } from "./kinds.ts";
import { writtenFields } from "./render.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";
import { texts } from "./texts.ts";

/** The name of the file that holds what both sides had after the last sync. */
export const recordFile = ".housestyle-sync.json";

/** Raise it when older programs can no longer read a record. */
const version = 1;

/** What both sides had after the last sync, and where. */
export interface SyncRecord {
  /** The address of the server. */
  readonly server: string;
  readonly team: { readonly id: number; readonly name: string };
  readonly state: StyleState;
}

/** A record that cannot be used. The message is for people. */
export class RecordError extends Error {}

/** Returns a record as JSON with a line for each entry, sorted, so that Git can merge it. */
export function writeRecord({ server, team, state }: SyncRecord): string {
  const groups = [...state]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([ref, group]) => `  ${JSON.stringify(ref)}: ${groupText(ref, group)}`);
  const head = `  "version": ${version},\n  "server": ${JSON.stringify(server)},\n  "team": ${JSON.stringify(team)}`;
  return `{\n${head},\n  "files": {\n${groups.join(",\n")}\n  }\n}\n`;
}

function groupText(ref: string, { id, fields, entries }: SyncGroup): string {
  const kind = kindOf(ref);
  const head = `"id": ${id ?? null}, "fields": ${JSON.stringify(short(kind.header, fields))}`;
  const lines = entries
    .map((entry) => ({ entry, label: labelOf(kind, entry.fields) }))
    .sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : (a.entry.id ?? 0) - (b.entry.id ?? 0)))
    .map(({ entry, label }) => `    ${JSON.stringify([entry.id ?? null, short(kind.fieldsOf(label), entry.fields)])}`);
  return lines.length === 0 ? `{${head}, "entries": []}` : `{${head}, "entries": [\n${lines.join(",\n")}\n  ]}`;
}

function short(fields: readonly SyncField[], values: SyncFields): Record<string, SyncCell> {
  return Object.fromEntries(writtenFields(fields, values).map(({ name }) => [name, values[name] ?? null]));
}

/** Reads a record. Throws a RecordError that names the file. */
export function readRecord(path: string, text: string): SyncRecord {
  const value = parsed(text);
  if (!isObject(value) || !isObject(value.files) || !isObject(value.team)) throw new RecordError(texts.badRecord(path));
  if (typeof value.version !== "number" || value.version > version) throw new RecordError(texts.newerRecord(path));
  const { id, name } = value.team;
  return {
    server: String(value.server),
    team: { id: Number(id), name: String(name) },
    state: new Map(Object.entries(value.files).flatMap(([ref, group]) => toGroup(path, ref, group))),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toGroup(path: string, ref: string, group: unknown): [string, SyncGroup][] {
  if (!Object.hasOwn(syncKinds, ref.split("/")[0] ?? "") || !isObject(group) || !Array.isArray(group.entries))
    throw new RecordError(texts.badRecord(path));
  const kind = kindOf(ref);
  const entries = group.entries.map((entry: unknown): SyncEntry => {
    if (!Array.isArray(entry) || !isObject(entry[1])) throw new RecordError(texts.badRecord(path));
    const label = String(entry[1][kind.fields[0]?.name ?? ""] ?? "");
    return { ...withId(entry[0]), fields: complete(kind.fieldsOf(label), entry[1], label) };
  });
  const fields = isObject(group.fields) ? group.fields : {};
  return [[ref, { ...withId(group.id), fields: complete(kind.header, fields, ""), entries }]];
}

function withId(id: unknown): { id?: number } {
  return typeof id === "number" ? { id } : {};
}

function complete(fields: readonly SyncField[], given: Record<string, unknown>, label: string): SyncFields {
  return Object.fromEntries(
    fields.map((field) => [field.name, (given[field.name] as SyncCell | undefined) ?? defaultOf(field, label)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
