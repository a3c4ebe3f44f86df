import { goals } from "@housestyle/engine";
import {
  dictionary,
  guideItems,
  guides,
  type Sameness,
  snippetFolders,
  snippets,
  type TableDefinition,
  termBases,
  terms,
} from "@housestyle/tables";
import { fieldsOf, type SyncField } from "./field.ts";
import { templateFields, templateKeys } from "./template-fields.ts";

/** The types of files. */
export const syncKindIds = ["dictionary", "guides", "terms", "snippets", "templates", "goals"] as const;
/** A type of file. */
export type SyncKindId = (typeof syncKindIds)[number];

/** What a type of file contains. */
export interface SyncKind {
  readonly id: SyncKindId;
  /** Whether there is a folder with a file for each group of entries, or one file. */
  readonly isFolder: boolean;
  /** The fields of the group itself, at the top of the file. */
  readonly header: readonly SyncField[];
  /** The key of the list of entries. */
  readonly list: string;
  /** The fields of an entry. The first one is what people call it by. */
  fieldsOf(first: string): readonly SyncField[];
  /** Every field that an entry of this type can have, for messages and the schema. */
  readonly fields: readonly SyncField[];
  /** Whether an entry can be written as plain text if it has only its first field. */
  readonly isPlain: boolean;
  /** What makes two entries of a file the same. */
  readonly same: Sameness;
  /** The only texts that the first field can have. */
  readonly known?: readonly string[];
}

/** Returns the fields of a table's rows, with the one that people call a row by first. */
function leading(table: TableDefinition): SyncField[] {
  const [called] = table.called;
  const fields = fieldsOf(table);
  return [
    ...fields.filter(({ name }) => name === camel(called)),
    ...fields.filter(({ name }) => name !== camel(called)),
  ];
}

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the sameness of entries in one file: by names in files, without the collection they are in. */
function within({ exactly = [], anyCase = [], apart = [], alone }: Sameness, collection?: string): Sameness {
  const inFiles = (names: readonly string[]) => names.filter((name) => name !== collection).map(camel);
  return {
    ...{ exactly: inFiles(exactly), anyCase: inFiles(anyCase), apart: inFiles(apart) },
    ...(alone !== undefined && { alone: camel(alone) }),
  };
}

/** A word with a capital matches case unless its entry has a value of its own, as on the server. */
const words = fieldsOf(dictionary).map((field) =>
  field.name === "caseSensitive" ? { ...field, otherwise: (word: string) => word !== word.toLowerCase() } : field,
);

const parent: SyncField = { name: "parent", member: "ParentId", kind: "line", otherwise: "" };

const target = (name: string, member: string): SyncField => ({ name, member, kind: "number", otherwise: null });
const goalFields: readonly SyncField[] = [
  { name: "goal", member: "Goal", kind: "choice", otherwise: "", values: goals, required: true },
  target("least", "Least"),
  target("most", "Most"),
  { name: "counts", member: "Counts", kind: "flag", otherwise: true },
  { name: "locked", member: "Locked", kind: "flag", otherwise: false },
];

function tableKind(kind: Omit<SyncKind, "fieldsOf">): SyncKind {
  return { ...kind, fieldsOf: () => kind.fields };
}

/** The types of files, in the order in which they are read and written. */
export const syncKinds: Readonly<Record<SyncKindId, SyncKind>> = {
  dictionary: tableKind({
    ...{ id: "dictionary", isFolder: false, header: [], list: "words", fields: words, isPlain: true },
    same: within(dictionary.same),
  }),
  guides: tableKind({
    ...{ id: "guides", isFolder: true, header: fieldsOf(guides), list: "rules", isPlain: false },
    fields: leading(guideItems),
    same: within(guideItems.same, guideItems.collection),
  }),
  terms: tableKind({
    ...{ id: "terms", isFolder: true, header: fieldsOf(termBases), list: "terms", isPlain: true },
    fields: leading(terms),
    same: within(terms.same, terms.collection),
  }),
  snippets: tableKind({
    ...{ id: "snippets", isFolder: true, header: [...fieldsOf(snippetFolders), parent], list: "snippets" },
    ...{ fields: leading(snippets), isPlain: false, same: within(snippets.same, snippets.collection) },
  }),
  templates: {
    ...{ id: "templates", isFolder: false, header: [], list: "templates", isPlain: true },
    fields: templateFields(undefined),
    fieldsOf: (key) => templateFields(key),
    same: { exactly: ["template"] },
    known: templateKeys,
  },
  goals: tableKind({
    ...{ id: "goals", isFolder: false, header: [], list: "goals", fields: goalFields, isPlain: true },
    same: { exactly: ["goal"] },
    known: goals,
  }),
};

/** Returns the type of a file and the name of its group from its path in the folder, or undefined for other files. */
export function placeOf(path: string): { readonly kind: SyncKind; readonly slug: string } | undefined {
  const [, folder, slug] = /^(?:([\w-]+)\/)?([^/]+)\.ya?ml$/.exec(path) ?? [];
  const kind = Object.values(syncKinds).find(({ id, isFolder }) => (isFolder ? id === folder : id === slug));
  if (!kind || slug === undefined || kind.isFolder !== (folder !== undefined)) return undefined;
  return { kind, slug };
}

/** Returns the reference of a group: its path in the folder without the extension. */
export function refOf({ id, isFolder }: SyncKind, slug: string): string {
  return isFolder ? `${id}/${slug}` : id;
}

/** Returns the type of a group from its reference. */
export function kindOf(ref: string): SyncKind {
  const [id = ""] = ref.split("/");
  const kind = Object.values(syncKinds).find((each) => each.id === id);
  if (!kind) throw new Error(`There is no type of file for ${ref}.`);
  return kind;
}
