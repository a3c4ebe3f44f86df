import { CompiledQuery, type Kysely } from "kysely";
import type { ContentKind } from "../../content/index.ts";
import type { Schema } from "../../db/index.ts";
import { dictionaryKind } from "../../dictionary/kind.ts";
import { undoTables } from "../../exchange/undo-import.ts";
import { guideItemKind, guideKind } from "../../guides/kinds.ts";
import { folderKind, snippetKind } from "../../snippets/kinds.ts";
import { termBaseKind, termKind } from "../../terms/kinds.ts";
import type { Parameter } from "./functions-in.ts";
import { standIn } from "./stand-in.ts";

const kinds: readonly ContentKind[] = [
  dictionaryKind,
  folderKind,
  snippetKind,
  guideKind,
  guideItemKind,
  termBaseKind,
  termKind,
];
const tables = kinds.map(({ table }) => table);
const inTermBase = { table: "term", column: "term_base_id" };
const search = { words: ["a"], whole: ["b"], phrases: [] };
const backupTable = { name: "team", columns: ["id", "name"] };

/** Values of types whose members decide what is asked of the database. */
const valuesByType: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true, false],
  number: [1, 2],
  string: ["1", ""],
  ContentKind: kinds,
  ContentTable: tables,
  'ContentKind["table"]': tables,
  UndoTable: undoTables,
  "{ readonly table: ContentTable; readonly column: string }": [inTermBase],
  "{ readonly table: ChangedTable; readonly column: string }": [inTermBase],
  ChangeAction: ["removed", "added", "changed"],
  BackupTable: [backupTable],
  "readonly BackupTable[]": [[backupTable]],
  NewNotification: [{ kind: "shared" }],
  DocumentContent: [{ Text: "" }, { Text: "", Issues: 1 }],
  "DocumentContent & { readonly Version: number; readonly writer: number | null }": [{ Text: "" }],
  Month: [{ name: "9999-12", from: "9999-12-01", to: "10000-01-01" }],
  DocumentsRead: [
    {
      ...{ personId: 1, teams: [1], owners: [1], shared: [{ id: 1, ownerId: 2 }] },
      sharing: { personId: 1, writing: [1], reading: [1] },
    },
  ],
  DocumentsWanted: [
    { search, project: "", tag: "", favorites: true },
    { search: { ...search, phrases: ["c"] }, trash: true },
  ],
};

/** Functions with parameters that fit each other only in some ways: their arguments after the database. */
const argumentsByName: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  makeFirstRows: kinds.filter(({ firstName }) => firstName).map((kind) => [kind, [1]]),
  overfull: kinds.map(({ table, parent, members }) => [
    table,
    members[parent?.member ?? ""]?.column ?? "owner_id",
    [1],
    1,
  ]),
  rowsInThemselves: kinds.flatMap(({ table, within }) => (within === undefined ? [] : [[table, within, 1]])),
};

/**
 * Returns lists of arguments for a function: the usual ones, and those in which one parameter has another value that may
 * lead another way.
 */
export function argumentsFor(
  name: string,
  parameters: readonly Parameter[],
  query: Kysely<Schema>,
): readonly (readonly unknown[])[] {
  const given = argumentsByName[name];
  if (given) return given.map((rest) => [query, ...rest]);
  const values = parameters.map((parameter) => valuesOf(parameter, query));
  const usual = values.map(([first]) => first);
  return [usual, ...values.flatMap((others, at) => others.slice(1).map((other) => usual.with(at, other)))];
}

function valuesOf({ type, isOptional }: Parameter, query: Kysely<Schema>): readonly unknown[] {
  const plain = type.replace(/ \| undefined$/, "");
  const values = valuesByType[plain] ?? madeUp(plain, query);
  return isOptional || plain !== type ? [...values, undefined] : values;
}

function madeUp(type: string, query: Kysely<Schema>): readonly unknown[] {
  if (/^(Query|Database\["query"\]|Kysely<Schema>)$/.test(type)) return [query];
  if (type === 'Pick<Pool, "query">')
    return [{ query: (statement: string) => query.executeQuery(CompiledQuery.raw(statement)) }];
  if (/^Database$|^Pick<Database,/.test(type)) return [{ query }];
  if (/\) =>/.test(type)) return [async () => standIn()];
  // An object has all its members, or none.
  return [standIn(), {}];
}
