import type { ImportMode } from "@housestyle/contract";
import { type MergeStep, type Problem, planMerge, rowKeys, type TableRow } from "@housestyle/exchange";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { Collections, type StoredRow, tokenOf } from "./collections.ts";
import { type ContentPart, contentParts, type FileReading, type ParsedFileRow } from "./job.ts";
import { type CollectionPart, type PartInfo, partInfo } from "./parts.ts";

export type ImportStep = MergeStep<TableRow, TableRow>;

/** What would happen to the rows of one part. */
export interface PlannedPart {
  readonly part: ContentPart;
  readonly steps: readonly ImportStep[];
  /** The stored rows for `before` of the steps. */
  readonly stored: ReadonlyMap<TableRow, StoredRow>;
}

/** Rows whose collections are named by tokens. */
export interface PlacedRows {
  readonly collections: ReadonlyMap<CollectionPart, Collections>;
  readonly parts: { readonly [Part in ContentPart]?: readonly ParsedFileRow[] };
}

/** The options of an import. */
export interface ImportOptions {
  readonly mode: ImportMode;
  /** The parts in which `replace` removes other rows: the main content of the file, not what it brings along. */
  readonly replaces: readonly ContentPart[];
  /** Whether `replace` affects everything of the owner, not only the collections in the file. */
  readonly whole: boolean;
  /** The target for all rows. */
  readonly parentId: number | undefined;
}

/** The parts whose rows are in collections, each with its collection. */
export const collectionOf: readonly (readonly [ContentPart, CollectionPart])[] = contentParts.flatMap((part) => {
  const { collection } = partInfo[part];
  return collection ? [[part, collection.part] as const] : [];
});

/** Determines the collection of each row of a file. `stored` are the owner's collections. */
export function placeRows(
  { parts }: Pick<FileReading<readonly ParsedFileRow[]>, "parts">,
  stored: ReadonlyMap<CollectionPart, readonly StoredRow[]>,
  parentId: number | undefined,
): PlacedRows {
  const collections = new Map<CollectionPart, Collections>();
  const placed: { [Part in ContentPart]?: readonly ParsedFileRow[] } = { ...parts };
  for (const [part, collectionPart] of collectionOf) {
    const own = stored.get(collectionPart);
    if (!own) continue;
    const all = parentId !== undefined && own.some(({ id }) => id === parentId) ? parentId : undefined;
    const found = new Collections(own, partInfo[collectionPart].kind.firstName?.() ?? "", all);
    collections.set(collectionPart, found);
    const rows = parts[part];
    const column = partInfo[part].collection?.column ?? "";
    if (rows) placed[part] = rows.map((row) => place(row, column, found, all !== undefined));
  }
  return { collections, parts: placed };
}

function place(given: ParsedFileRow, column: string, collections: Collections, all: boolean): ParsedFileRow {
  const token = collections.tokenFor(String(given.row[column] ?? ""));
  const says = all && !given.given.includes(column) ? [...given.given, column] : given.given;
  return { ...given, row: { ...given.row, [column]: token }, given: says };
}

/** Returns what an import would do to one part. Changes nothing. */
export function planPart(
  part: ContentPart,
  incoming: readonly ParsedFileRow[],
  storedRows: readonly StoredRow[],
  problems: readonly Problem[],
  wish: ImportOptions,
): PlannedPart {
  const info = partInfo[part];
  const stored = new Map(storedRows.map((each) => [toFileRow(info, each), each]));
  const existing = [...stored.keys()];
  const replaces = wish.mode === "replace" && wish.replaces.includes(part);
  const mode = wish.mode === "replace" && !replaces ? "update" : wish.mode;
  const keyOf = keyFor(info, incoming, existing);
  const steps = planMerge({ table: info.table, existing, incoming, mode, keyOf });
  const mayGo = removable(info, incoming, problems, wish);
  return { part, steps: steps.filter((step) => step.kind !== "removed" || mayGo(step.before)), stored };
}

/** Returns a stored row in the form of a file, with its collection's token. */
export function toFileRow({ table, kind, collection, memberOf }: PartInfo, { values }: StoredRow): TableRow {
  const columns = Object.keys(table.columns).map((column) => [
    column,
    column === collection?.column ? tokenOf(Number(values[kind.parent?.member ?? ""])) : values[memberOf(column)],
  ]);
  return Object.fromEntries(columns);
}

/** Returns the key for rows. Rows that people consider the same have the same key, unless there are several of them. */
function keyFor({ same }: PartInfo, incoming: readonly ParsedFileRow[], existing: readonly TableRow[]) {
  const { alone, ...rest } = same;
  // What no row of the file has, the program it comes from knows nothing of.
  const isUnknown = alone !== undefined && incoming.every(({ row }) => row[alone] === null);
  const { usual, strict } = rowKeys(isUnknown ? rest : same);
  const crowded = new Set([...doubles(existing.map(usual)), ...doubles(incoming.map(({ row }) => usual(row)))]);
  return (row: TableRow) => (crowded.has(usual(row)) ? strict(row) : usual(row));
}

function doubles(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

/** Whether a row that the file does not have may be removed: never when the file has it and it could not be read. */
function removable(
  { collection, labelOf }: PartInfo,
  incoming: readonly ParsedFileRow[],
  problems: readonly Problem[],
  wish: ImportOptions,
) {
  const unread = new Set(problems.map(({ name }) => name));
  // A row nobody knows could be any.
  const unknown = problems.some(({ name, line }) => name === "" && line !== null);
  const named = new Set(incoming.map(({ row }) => row[collection?.column ?? ""]));
  if (wish.parentId !== undefined) named.add(tokenOf(wish.parentId));
  return (row: TableRow): boolean => {
    if (unknown || unread.has(labelOf(row).slice(0, 100)) || unread.has(String(row.Text).slice(0, 100))) return false;
    return wish.whole || !collection || named.has(row[collection.column] ?? null);
  };
}

/** Returns the plan with some rows refused, by the index of their step. */
export function refuseSteps({ part, steps, stored }: PlannedPart, reasons: ReadonlyMap<number, string>): PlannedPart {
  const kept = steps.map((step, index): ImportStep => {
    const message = reasons.get(index);
    if (message === undefined || (step.kind !== "new" && step.kind !== "changed")) return step;
    return { kind: "error", line: step.line, row: step.row, message };
  });
  return { part, steps: kept, stored };
}

/** Fails with `too-many` if the plan exceeds the limit of a collection or an owner. */
export function mustFit({ part, steps, stored }: PlannedPart): void {
  const { kind, collection } = partInfo[part];
  const most = kind.parent?.most ?? kind.mostPerOwner;
  if (most === undefined) return;
  const column = collection?.column ?? "";
  const counts = new Map<unknown, number>();
  const add = (row: TableRow, change: number) => counts.set(row[column], (counts.get(row[column]) ?? 0) + change);
  for (const row of stored.keys()) add(row, 1);
  for (const step of steps) {
    if (step.kind === "new") add(step.row, 1);
    if (step.kind === "removed") add(step.before, -1);
    if (step.kind === "changed" && step.row[column] !== step.before[column]) {
      add(step.before, -1);
      add(step.row, 1);
    }
  }
  if (![...counts.values()].some((count) => count > most)) return;
  throw new Failure("too-many", { message: refusals.files.full(most) });
}
