import { importLimits } from "@housestyle/contract";
import { type RawBuilder, sql } from "kysely";
import { type ContentKind, type ContentTable, lockRows } from "../content/index.ts";
import { type Database, type ListSource, namedColumns } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import type { StoredChoice } from "./choices.ts";
import type { StoredRow } from "./collections.ts";

type Query = Database["query"];

/** Tables whose rows an import can change. */
export type ChangedTable = ContentTable | "style_template" | "snippet_use";
export type ChangeAction = "added" | "changed" | "removed";

/** The key of an import of one owner. */
export interface ImportKey {
  readonly ownerId: number;
  readonly importId: number;
}

/** Returns an owner's rows of one type, or only those of some collections if `parents` is given. */
export async function readOwned(
  { query }: Pick<Database, "query">,
  kind: ContentKind,
  ownerId: number,
  parents?: readonly number[],
): Promise<StoredRow[]> {
  const members = Object.entries(kind.members).map(([name, { column }]) => `'${name}', t."${column}"`);
  const parentColumn = kind.parent && kind.members[kind.parent.member]?.column;
  const within =
    parents && parentColumn !== undefined ? sql`t.${sql.ref(parentColumn)} = any(${parents}::bigint[])` : sql`true`;
  const { rows } = await sql<StoredRow>`
    select t.id, t.row_version as version, json_build_object(${sql.raw(members.join(", "))}) as values
    from ${sql.table(kind.table)} t where t.owner_id = ${ownerId} and ${within} order by t.id`.execute(query);
  return rows;
}

/** Returns the owner of a row, or undefined if it does not exist. */
export async function ownerOfRow({ query }: Database, table: ContentTable, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ owner_id: number }>`
    select owner_id from ${sql.table(table)} where id = ${id}`.execute(query);
  return rows[0]?.owner_id;
}

export async function readTemplateChoices({ query }: Database, ownerId: number): Promise<StoredChoice[]> {
  const { rows } = await sql<StoredChoice>`
    select template_id as "templateId", is_selected as "isSelected", config from style_template
    where owner_id = ${ownerId} order by template_id`.execute(query);
  return rows;
}

/** Makes imports of an owner run one at a time, until the transaction ends. */
export async function lockImports(query: Query, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import:${ownerId}`}, 0))`.execute(query);
}

export interface NewImport {
  readonly ownerId: number;
  readonly content: string;
  readonly fileName: string;
  readonly format: string;
  readonly mode: string;
  readonly imported: number;
  readonly updated: number;
  readonly removed: number;
  readonly createdBy: number;
}

/** Stores an import and returns its id. */
export async function insertImport(query: Query, made: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into content_import (owner_id, content, file_name, format, mode, imported, updated, removed, created_by)
    values (${made.ownerId}, ${made.content}, ${made.fileName}, ${made.format}, ${made.mode}, ${made.imported},
      ${made.updated}, ${made.removed}, ${made.createdBy})
    returning id`.execute(query);
  return rows[0]?.id ?? 0;
}

/** Locks rows until the transaction ends. Fails with `stale` unless all have the given versions. */
export async function mustStand(query: Query, table: ContentTable, wanted: readonly StoredRow[]): Promise<void> {
  const ids = wanted.map(({ id }) => id);
  const versions = new Map((await lockRows(query, table, ids)).map(({ id, row_version }) => [id, row_version]));
  if (wanted.some(({ id, version }) => versions.get(id) !== version)) throw new Failure("stale");
}

/** Records rows before they are changed or removed, and rows that were added. */
export async function recordChanges(
  query: Query,
  { ownerId, importId }: ImportKey,
  table: ContentTable,
  action: ChangeAction,
  ids: readonly number[],
): Promise<void> {
  const before = action === "added" ? sql`null` : sql`to_jsonb(t)`;
  const stamps = { added: sql`t.row_version::text`, changed: sql`(t.row_version + 1)::text`, removed: sql`null` };
  await sql`
    insert into import_change (owner_id, import_id, table_name, row_id, action, before, stamp)
    select ${ownerId}, ${importId}, ${table}, t.id, ${action}, ${before}, ${stamps[action]}
    from ${sql.table(table)} t where t.owner_id = ${ownerId} and t.id = any(${ids}::bigint[])`.execute(query);
  if (action !== "removed" || table !== "snippet") return;
  await sql`
    insert into import_change (owner_id, import_id, table_name, row_id, action, before)
    select ${ownerId}, ${importId}, 'snippet_use', u.snippet_id, 'removed', to_jsonb(u)
    from snippet_use u where u.owner_id = ${ownerId} and u.snippet_id = any(${ids}::bigint[])`.execute(query);
}

/** Deletes collections. Fails with `stale` if someone has added something to one. */
export async function deleteEmpty(
  query: Query,
  table: ContentTable,
  { table: items, column }: { readonly table: ContentTable; readonly column: string },
  ids: readonly number[],
): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} t where t.id = any(${ids}::bigint[])
      and not exists (select 1 from ${sql.table(items)} i where i.${sql.ref(column)} = t.id)`.execute(query);
  if (Number(numAffectedRows) < ids.length) throw new Failure("stale");
}

/** Stores or removes choices and writes down what was there. */
export async function changeChoices(
  query: Query,
  { ownerId, importId }: ImportKey,
  personId: number,
  saved: readonly StoredChoice[],
  removed: readonly number[],
): Promise<void> {
  const ids = [...saved.map(({ templateId }) => templateId), ...removed];
  await sql`
    insert into import_change (owner_id, import_id, table_name, row_id, action, before)
    select ${ownerId}, ${importId}, 'style_template', given.id,
      case when t.template_id is null then 'added' when given.id = any(${removed}::int[]) then 'removed' else 'changed' end,
      to_jsonb(t)
    from unnest(${ids}::int[]) as given(id)
    left join style_template t on t.owner_id = ${ownerId} and t.template_id = given.id`.execute(query);
  await sql`
    delete from style_template where owner_id = ${ownerId} and template_id = any(${removed}::int[])`.execute(query);
  await sql`
    insert into style_template (owner_id, template_id, is_selected, config, modified_by)
    select ${ownerId}, "templateId", "isSelected", config, ${personId}
    from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
      as given("templateId" int, "isSelected" boolean, config jsonb)
    on conflict (owner_id, template_id) do update set is_selected = excluded.is_selected, config = excluded.config,
      modified_by = excluded.modified_by, modified_on = now()`.execute(query);
  await sql`
    update import_change c set stamp = to_jsonb(t) ->> 'modified_on' from style_template t
    where c.owner_id = ${ownerId} and c.import_id = ${importId} and c.table_name = 'style_template'
      and t.owner_id = c.owner_id and t.template_id = c.row_id`.execute(query);
}

/** An import in a list. */
export interface ImportRow {
  readonly Id: number;
  readonly OwnerId: number;
  readonly Table: string;
  readonly FileName: string;
  readonly Format: string;
  readonly Mode: string;
  readonly Imported: number;
  readonly Updated: number;
  readonly Removed: number;
  readonly CreatedOn: Date;
  readonly CreatedBy: number | null;
  readonly UndoneOn: Date | null;
}

const importColumns = sql`
  t.id as "Id", t.owner_id as "OwnerId", t.content as "Table", t.file_name as "FileName", t.format as "Format",
  t.mode as "Mode", t.imported as "Imported", t.updated as "Updated", t.removed as "Removed",
  t.created_on as "CreatedOn", t.created_by as "CreatedBy", t.undone_on as "UndoneOn"`;
const recent = sql`t.created_on > now() - make_interval(days => ${importLimits.undoDays})`;

/** Returns the imports of these owners that can be undone or were undone. */
export function importSource(owners: readonly number[], personId: number): ListSource {
  return {
    select: importColumns,
    from: sql`content_import t`,
    where: sql`t.owner_id = any(${owners}::bigint[]) and ${recent}`,
    columns: {
      ...namedColumns({ number: ["Id", "CreatedBy"], text: ["FileName", "Format", "Mode"], date: ["CreatedOn"] }),
      TeamId: { type: "number", sql: `nullif(t.owner_id, ${Number(personId)})` },
      Table: { type: "text", sql: "t.content" },
    },
    defaultOrder: "Id",
    defaultDirection: "desc",
    tieBreak: "t.id",
  };
}

/** Returns an import, locked until the transaction ends. */
export async function lockImport(query: Query, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${importColumns} from content_import t where t.id = ${id} and ${recent} for update`.execute(query);
  return rows[0];
}

export async function markUndone(query: Query, { ownerId, importId }: ImportKey, personId: number): Promise<void> {
  await sql`
    update content_import set undone_on = now(), undone_by = ${personId}
    where owner_id = ${ownerId} and id = ${importId}`.execute(query);
}

/** Deletes imports that can no longer be undone, with their recorded rows. */
export async function forgetImports({ query }: Database): Promise<void> {
  await sql`
    delete from content_import where created_on < now() - make_interval(days => ${importLimits.undoDays})`.execute(
    query,
  );
}

/** A table as described for undoing. */
export interface UndoTable {
  readonly table: ChangedTable;
  readonly id: "id" | "template_id" | "snippet_id";
  /** The column that changes with every change. */
  readonly stamp: "row_version" | "modified_on" | undefined;
  /** The columns that people write. */
  readonly columns: readonly string[];
  /** Other columns that are restored with a removed row. */
  readonly facts: readonly string[];
  /** The collection of the rows. */
  readonly parent?: { readonly table: ContentTable; readonly column: string };
}

/** Returns the number of rows that someone has changed or deleted since. */
export async function countTouched(query: Query, key: ImportKey, { table, id, stamp }: UndoTable): Promise<number> {
  if (stamp === undefined) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_change c
    left join ${sql.table(table)} t on t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id
    where ${ofImport(key, table)} and (
      c.action = 'changed' and (to_jsonb(t) ->> ${stamp}) is distinct from c.stamp
      or c.action = 'added' and t.${sql.ref(id)} is not null and (to_jsonb(t) ->> ${stamp}) <> c.stamp)`.execute(query);
  return rows[0]?.count ?? 0;
}

/** Deletes what an import added; collections only when they are empty by now. Answers how many, and how many stay. */
export async function deleteAdded(
  query: Query,
  key: ImportKey,
  { table, id }: UndoTable,
  items?: { readonly table: ChangedTable; readonly column: string },
): Promise<{ deleted: number; left: number }> {
  const empty = items
    ? sql`not exists (select 1 from ${sql.table(items.table)} i where i.${sql.ref(items.column)} = t.${sql.ref(id)})`
    : sql`true`;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} t using import_change c
    where ${ofImport(key, table)} and c.action = 'added'
      and t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id and ${empty}`.execute(query);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_change c
    join ${sql.table(table)} t on t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id
    where ${ofImport(key, table)} and c.action = 'added'`.execute(query);
  return { deleted: Number(numAffectedRows), left: rows[0]?.count ?? 0 };
}

/** Restores the old values of changed rows, and returns how many. */
export async function putBack(query: Query, key: ImportKey, undo: UndoTable): Promise<number> {
  const { table, id, stamp, columns } = undo;
  const written = columns.map((column) => sql`${sql.ref(column)} = b.${sql.ref(column)}`);
  const facts = stamp === "row_version" ? [sql`row_version = t.row_version + 1`] : [];
  if (stamp === undefined) return 0;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} t set ${sql.join([...written, ...facts, sql`modified_on = now()`])}
    from import_change c, lateral jsonb_populate_record(null::${sql.table(table)}, c.before) b
    where ${ofImport(key, table)} and c.action = 'changed'
      and t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id and ${parentStands(undo)}`.execute(query);
  return Number(numAffectedRows);
}

/** Restores deleted rows. Returns how many of those that the import had removed or changed exist again. */
export async function bringBack(
  query: Query,
  key: ImportKey,
  undo: UndoTable,
): Promise<{ back: number; left: number }> {
  const { table, id, columns, facts } = undo;
  const names = [...facts, ...columns];
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    ${table === "style_template" || table === "snippet_use" ? sql`` : sql`overriding system value`}
    select ${sql.join(names.map((name) => sql`b.${sql.ref(name)}`))}
    from import_change c, lateral jsonb_populate_record(null::${sql.table(table)}, c.before) b
    where ${ofImport(key, table)} and c.action in ('removed', 'changed') and ${parentStands(undo)}
      and not exists (
        select 1 from ${sql.table(table)} t where t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id)
    on conflict do nothing`.execute(query);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_change c
    left join ${sql.table(table)} t on t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id
    where ${ofImport(key, table)} and c.action in ('removed', 'changed') and t.${sql.ref(id)} is null`.execute(query);
  return { back: Number(numAffectedRows), left: rows[0]?.count ?? 0 };
}

/** Marks rows as left by an earlier import, so that it can be undone too. */
export async function renewStamps(query: Query, key: ImportKey, { table, id, stamp }: UndoTable): Promise<void> {
  if (stamp === undefined) return;
  await sql`
    update import_change o set stamp = to_jsonb(t) ->> ${stamp}
    from import_change c, ${sql.table(table)} t
    where ${ofImport(key, table)} and c.before is not null
      and o.owner_id = c.owner_id and o.table_name = c.table_name and o.row_id = c.row_id
      and o.import_id <> c.import_id and o.stamp = c.before ->> ${stamp}
      and t.owner_id = c.owner_id and t.${sql.ref(id)} = c.row_id`.execute(query);
}

function ofImport({ ownerId, importId }: ImportKey, table: ChangedTable): RawBuilder<boolean> {
  return sql`c.owner_id = ${ownerId} and c.import_id = ${importId} and c.table_name = ${table}`;
}

function parentStands({ parent }: UndoTable): RawBuilder<boolean> {
  if (!parent) return sql`true`;
  return sql`exists (
    select 1 from ${sql.table(parent.table)} p where p.owner_id = c.owner_id and p.id = b.${sql.ref(parent.column)})`;
}
