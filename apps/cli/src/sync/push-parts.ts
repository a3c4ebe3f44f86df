import { limits } from "@housestyle/contract";
import {
  kindOf,
  labelOf,
  type StyleState,
  type SyncEntry,
  type SyncField,
  type SyncFields,
} from "@housestyle/team-files";
import { readRowsById } from "./read-rows.ts";
import { rowKey, type SyncedTeam } from "./read-team.ts";
import type { RowCalls, ServerRow } from "./row-calls.ts";
import { RefusedCall, type SyncServer } from "./server-calls.ts";
import { texts } from "./texts.ts";

/** What a push needs. */
export interface PushParts {
  readonly server: SyncServer;
  readonly content: SyncedTeam;
  /** What the server has, by the references of files. */
  readonly theirs: StyleState;
  /** Returns where an entry is in the files, for an error: `guides/house.yaml:7:5`. */
  placeOf(ref: string, entry: SyncEntry): string;
}

/** Returns the parts of a list that one call can write. */
export function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / limits.batch) }, (_, index) =>
    all.slice(index * limits.batch, (index + 1) * limits.batch),
  );
}

/** Returns the members of a row for the values of a file. */
export function toMembers(fields: readonly SyncField[], values: SyncFields): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, member }) => [member, values[name]]));
}

/** Returns the row that an entry was read from. */
export function rowOf({ content }: PushParts, kind: string, id: number | undefined): ServerRow {
  const row = content.rows.get(rowKey(kind, id));
  if (!row) throw new Error(`There is no row ${kind} ${id}.`);
  return row;
}

/** Runs a write of entries. An error that names one by its position gets its place in the files. */
export async function atPlace<T>(
  { placeOf }: PushParts,
  ref: string,
  entries: readonly SyncEntry[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const [first] = Object.entries(error.fields);
    const entry = entries[Number(/^\[(\d+)\]/.exec(first?.[0] ?? "")?.[1] ?? Number.NaN)];
    if (!entry || !first) throw error;
    if (error.code === "stale") throw new RefusedCall(texts.movedOn(labelOf(kindOf(ref), entry.fields)), error.code);
    throw new RefusedCall(texts.failedAt(placeOf(ref, entry), first[1].join(" ")), error.code);
  }
}

/** Deletes rows, unless someone else has changed one of them since it was read. */
export async function removeUnchanged(
  parts: PushParts,
  kind: string,
  { list, remove }: Pick<RowCalls, "list" | "remove">,
  entries: readonly SyncEntry[],
  params?: object,
): Promise<void> {
  await mustBeUnchanged(parts, kind, list, entries, params);
  for (const batch of batches(entries)) await parts.server.value(() => remove(batch.map(({ id }) => id)));
}

/** Throws if someone else has changed one of the rows since they were read. Rows that are gone are not changed. */
export async function mustBeUnchanged(
  parts: PushParts,
  kind: string,
  list: RowCalls["list"],
  entries: readonly SyncEntry[],
  params?: object,
): Promise<void> {
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id]));
  for (const { Id, RowVersion } of await readRowsById(parts.server, list, ids, params)) {
    if (rowOf(parts, kind, Id).RowVersion === RowVersion) continue;
    const entry = entries.find(({ id }) => id === Id);
    throw new RefusedCall(texts.movedOn(entry ? firstText(entry) : ""), "stale");
  }
}

function firstText({ fields }: SyncEntry): string {
  return String(Object.values(fields)[0] ?? "");
}
