import type { ActDetails } from "@housestyle/contract";
import { type ContentKind, deleteRows, insertRows, updateRows } from "../content/index.ts";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import type { ChoiceStep } from "./choices.ts";
import type { Collections, StoredRow } from "./collections.ts";
import type { ContentPart } from "./job.ts";
import { type CollectionPart, type PartInfo, partInfo } from "./parts.ts";
import { collectionOf, type ImportStep, type PlannedPart } from "./plan-import.ts";
import {
  changeChoices,
  deleteEmpty,
  type ImportKey,
  insertImport,
  lockImports,
  mustStand,
  type NewImport,
  recordChanges,
} from "./store.ts";

type Query = Database["query"];

/** Everything an import will do. */
export interface ImportPlan {
  /** Collections come before their contents. */
  readonly parts: readonly PlannedPart[];
  readonly collections: ReadonlyMap<CollectionPart, Collections>;
  readonly choices: readonly ChoiceStep[];
}

/** The number of rows written with one statement. */
const batch = 1_000;
/** The values of members that no file has a column for. */
const unsaid = { Position: 0, ParentId: null, IsEnabled: true, Description: "", Language: "" };

/**
 * Applies a planned import completely or not at all, and stores what is needed to undo it. Returns the id of the
 * import.
 */
export function applyImport(
  database: Database,
  plan: ImportPlan,
  made: NewImport,
  note: (transaction: Query, act: ImportAct) => Promise<void>,
): Promise<number> {
  return database.query.transaction().execute(async (transaction) => {
    await lockImports(transaction, made.ownerId);
    const key = { ownerId: made.ownerId, importId: await insertImport(transaction, made) };
    const work = { transaction, key, personId: made.createdBy };
    // What goes makes room for what comes; what lies in a collection goes before it.
    for (const part of plan.parts.toReversed()) await removeRows(work, part);
    for (const part of plan.parts) await changeRows(work, part, plan.collections);
    await saveChoices(work, plan.choices);
    await note(transaction, actOf(key, made));
    return key.importId;
  });
}

/** What the activity log records about an import. */
interface ImportAct {
  readonly what: "import.made";
  readonly teamId: number;
  readonly targetId: number;
  readonly details: ActDetails;
}

function actOf({ ownerId, importId }: ImportKey, made: NewImport): ImportAct {
  const { content, format, imported, updated, removed } = made;
  const details = { Table: content, Format: format, Added: imported, Changed: updated, Removed: removed };
  return { what: "import.made", teamId: ownerId, targetId: importId, details };
}

interface Work {
  readonly transaction: Query;
  readonly key: ImportKey;
  readonly personId: number;
}

async function removeRows({ transaction, key }: Work, { part, steps, stored }: PlannedPart): Promise<void> {
  const rows = steps.flatMap((step) => (step.kind === "removed" ? (stored.get(step.before) ?? []) : []));
  if (rows.length === 0) return;
  const { table } = partInfo[part].kind;
  const ids = rows.map(({ id }) => id);
  await mustStand(transaction, table, rows);
  await recordChanges(transaction, key, table, "removed", ids);
  const inside = insideOf(part);
  if (inside) await deleteEmpty(transaction, table, inside, ids);
  else await deleteRows(transaction, table, ids);
}

/** Returns the table of a collection's contents. */
function insideOf(part: ContentPart) {
  const [items] = collectionOf.find(([, collection]) => collection === part) ?? [];
  if (items === undefined) return undefined;
  const { kind } = partInfo[items];
  return { table: kind.table, column: kind.members[kind.parent?.member ?? ""]?.column ?? "" };
}

async function changeRows(
  work: Work,
  { part, steps, stored }: PlannedPart,
  collections: ReadonlyMap<CollectionPart, Collections>,
): Promise<void> {
  const info = partInfo[part];
  const around = info.collection && collections.get(info.collection.part);
  if (info.collection && around) await makeMissing(work, info.collection.part, around);
  const changed = steps.flatMap((step) =>
    step.kind === "changed" ? [{ ...step, stored: stored.get(step.before) }] : [],
  );
  const rows = changed.flatMap(({ row, stored: before }) =>
    before ? [{ before, id: before.id, values: valuesOf(info, row, around, before.values) }] : [],
  );
  await update(work, info.kind, rows);
  const added = steps.filter((step) => step.kind === "new");
  const ids = await insert(
    work,
    info.kind,
    added.map(({ row }) => valuesOf(info, row, around, unsaid)),
  );
  const own = collections.get(part as CollectionPart);
  if (own) for (const [index, { row }] of added.entries()) own.made(own.tokenFor(String(row.Name)), ids[index] ?? 0);
}

/** Creates the collections that rows name and that do not exist. */
async function makeMissing(work: Work, part: CollectionPart, collections: Collections): Promise<void> {
  const missing = collections.missing();
  const ids = await insert(
    work,
    partInfo[part].kind,
    missing.map(({ name }) => ({ ...unsaid, Name: name })),
  );
  for (const [index, { token }] of missing.entries()) collections.made(token, ids[index] ?? 0);
}

async function update(
  { transaction, key }: Work,
  kind: ContentKind,
  rows: readonly { readonly before: StoredRow; readonly id: number; readonly values: Record<string, unknown> }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    await mustStand(
      transaction,
      kind.table,
      some.map(({ before }) => before),
    );
    await recordChanges(
      transaction,
      key,
      kind.table,
      "changed",
      some.map(({ id }) => id),
    );
    await updateRows(transaction, kind, some);
  }
}

async function insert(
  { transaction, key, personId }: Work,
  kind: ContentKind,
  values: readonly Record<string, unknown>[],
): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < values.length; at += batch) {
    const rows = values.slice(at, at + batch).map((each) => ({ ownerId: key.ownerId, values: each }));
    const ids = (await insertRows(transaction, kind, rows, personId)).filter((id) => id !== undefined);
    // Somebody was faster, or two rows are one to the database.
    if (ids.length < rows.length) throw new Failure("duplicate");
    await recordChanges(transaction, key, kind.table, "added", ids);
    all.push(...ids);
  }
  return all;
}

async function saveChoices({ transaction, key, personId }: Work, steps: readonly ChoiceStep[]): Promise<void> {
  const saved = steps.flatMap(({ kind, choice }) => (choice && (kind === "new" || kind === "changed") ? [choice] : []));
  const removed = steps.flatMap(({ kind, before }) => (kind === "removed" && before ? [before.templateId] : []));
  if (saved.length + removed.length > 0) await changeChoices(transaction, key, personId, saved, removed);
}

/** Returns the members of a row as they are stored. */
function valuesOf(
  { table, kind, collection, memberOf }: PartInfo,
  row: Extract<ImportStep, { kind: "new" }>["row"],
  around: Collections | undefined,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...unsaid, ...before };
  for (const column of Object.keys(table.columns)) {
    if (column === collection?.column) values[kind.parent?.member ?? ""] = around?.idOf(String(row[column]));
    else values[memberOf(column)] = row[column];
  }
  return values;
}
