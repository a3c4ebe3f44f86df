import type { ActDetails } from "@housestyle/contract";
import { mayEdit, mayWrite, membershipIn, type Person, readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { contentParts } from "./job.ts";
import { partInfo } from "./parts.ts";
import { collectionOf } from "./plan-import.ts";
import {
  bringBack,
  countTouched,
  deleteAdded,
  type ImportKey,
  type ImportRow,
  lockImport,
  lockImports,
  markUndone,
  putBack,
  renewStamps,
  type UndoTable,
} from "./store.ts";

const collectionParts = new Set<string>(collectionOf.map(([, collection]) => collection));
const facts = ["owner_id", "id", "created_by", "created_on", "modified_on", "row_version"];

const contentTables = contentParts.map((part) => {
  const { kind } = partInfo[part];
  const column = kind.members[kind.parent?.member ?? ""]?.column;
  const table: UndoTable = {
    table: kind.table,
    id: "id",
    stamp: "row_version",
    columns: Object.values(kind.members).map((member) => member.column),
    facts,
    ...(kind.parent && column !== undefined && { parent: { table: kind.parent.kind.table, column } }),
  };
  return { part, table };
});
const collections = contentTables.filter(({ part }) => collectionParts.has(part)).map(({ table }) => table);
const items = contentTables.filter(({ part }) => !collectionParts.has(part)).map(({ table }) => table);
const others: readonly UndoTable[] = [
  {
    table: "style_template",
    id: "template_id",
    stamp: "modified_on",
    columns: ["is_selected", "config", "modified_by"],
    facts: ["owner_id", "template_id", "modified_on"],
  },
  {
    table: "snippet_use",
    id: "snippet_id",
    stamp: undefined,
    columns: ["use_count", "last_used_on"],
    facts: ["owner_id", "snippet_id"],
    parent: { table: "snippet", column: "snippet_id" },
  },
];

/** Every table that undoing can change. */
export const undoTables = [...collections, ...items, ...others];

/** The result of undoing. */
export interface Undone {
  readonly Deleted: number;
  readonly Restored: number;
  readonly Left: number;
}

/** What the activity log records. */
interface UndoAct {
  readonly what: "import.undone";
  readonly teamId: number;
  readonly targetId: number;
  readonly details: ActDetails;
}

/**
 * Undoes an import completely or not at all. Fails with `cannot-undo` if someone has changed anything since; with
 * `force`, it restores what it can.
 */
export async function undoImport(
  database: Database,
  person: Person,
  { id, force }: { readonly id: number; readonly force: boolean },
  note: (transaction: Database["query"], act: UndoAct) => Promise<void>,
): Promise<Undone> {
  try {
    return await database.query.transaction().execute(async (transaction) => {
      const row = await lockImport(transaction, id);
      if (!row || !readableOwners(person).includes(row.OwnerId)) throw new Failure("no-such-row");
      mayUndo(person, row);
      if (row.UndoneOn) throw new Failure("cannot-undo", { message: refusals.files.undone });
      await lockImports(transaction, row.OwnerId);
      const key = { ownerId: row.OwnerId, importId: id };
      const undone = await undoAll(transaction, key, force);
      await markUndone(transaction, key, person.personId);
      const details = { Table: row.Table, Removed: undone.Deleted, Changed: undone.Restored };
      await note(transaction, { what: "import.undone", teamId: row.OwnerId, targetId: id, details });
      return undone;
    });
  } catch (error) {
    // What was changed since takes the place of what would come back.
    if ((error as { readonly code?: unknown }).code === "23505") throw new Failure("cannot-undo");
    throw error;
  }
}

/** Allows admins to undo an import, and the person who made it if it only added rows. */
export function mayUndo(person: Person, { OwnerId, CreatedBy, Updated, Removed }: ImportRow): void {
  const membership = membershipIn(person, OwnerId);
  if (membership && CreatedBy === person.personId && Updated + Removed === 0) mayWrite(membership);
  else mayEdit(person, OwnerId);
}

async function undoAll(query: Database["query"], key: ImportKey, force: boolean): Promise<Undone> {
  const all = [...collections, ...items, ...others];
  if (!force) {
    let touched = 0;
    for (const table of all) touched += await countTouched(query, key, table);
    if (touched > 0) throw changedSince(touched);
  }
  let Deleted = 0;
  let Restored = 0;
  let Left = 0;
  for (const table of [...items, ...others]) Deleted += (await deleteAdded(query, key, table)).deleted;
  for (const table of all) {
    Restored += await putBack(query, key, table);
    const { back, left } = await bringBack(query, key, table);
    // How often a snippet was used comes back with it, and is no row to people.
    Restored += table.table === "snippet_use" ? 0 : back;
    Left += left;
  }
  for (const [index, table] of collections.entries()) {
    const { deleted, left } = await deleteAdded(query, key, table, insideOf(index));
    Deleted += deleted;
    Left += left;
  }
  for (const table of all) await renewStamps(query, key, table);
  if (Left > 0 && !force) throw changedSince(Left);
  return { Deleted, Restored, Left };
}

function insideOf(index: number) {
  const table = collections[index]?.table;
  const inside = items.find(({ parent }) => parent?.table === table);
  return inside?.parent && { table: inside.table, column: inside.parent.column };
}

function changedSince(count: number): Failure {
  return new Failure("cannot-undo", { message: refusals.files.changedSince(count) });
}
