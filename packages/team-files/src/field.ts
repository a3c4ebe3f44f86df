import type { Member, TableDefinition } from "@housestyle/tables";

/** A value of an entry. Null means that there is none. */
export type SyncCell = string | number | boolean | null | readonly string[];

/** The values of an entry by the names they have in files, one for every field. */
export type SyncFields = Readonly<Record<string, SyncCell>>;

/** How a value is read and written. `line` is trimmed text without line breaks, and `text` is text as written. */
type FieldKind = "line" | "text" | "maybe" | "flag" | "number" | "choice" | "list" | "pairs";

/** One field of an entry in a file. */
export interface SyncField {
  /** Its name in files. */
  readonly name: string;
  /** Its name in calls. */
  readonly member: string;
  readonly kind: FieldKind;
  /** The value of a field that the file leaves out. It can depend on the first field. */
  readonly otherwise: SyncCell | ((first: string) => SyncCell);
  readonly required?: true;
  /** The most UTF-16 units of a text, and the most texts in a list. */
  readonly most?: number;
  readonly count?: number;
  readonly values?: readonly string[];
  readonly about?: string;
}

/** Whether two cells have the same value. */
export function sameCell(a: SyncCell | undefined, b: SyncCell | undefined): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

/**
 * Returns a value of the server in the form that files have: lines are trimmed, and lists have no empty texts. An older
 * server may not know the field.
 */
export function valueFromServer({ kind, otherwise }: SyncField, cell: SyncCell | undefined): SyncCell {
  if (cell === undefined) return typeof otherwise === "function" ? false : otherwise;
  if (Array.isArray(cell)) return cell.map(oneLine).filter((each) => each !== "");
  return kind === "line" && typeof cell === "string" ? oneLine(cell) : cell;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ").trim();
}

/** Returns the value of a field that a file leaves out. */
export function defaultOf({ otherwise }: SyncField, first: string): SyncCell {
  return typeof otherwise === "function" ? otherwise(first) : otherwise;
}

/** Returns the fields of a table's rows, without ids and positions, which files do not have. */
export function fieldsOf(table: TableDefinition): SyncField[] {
  return Object.entries(table.members).flatMap(([member, held]) => fieldOf(member, held, table) ?? []);
}

function fieldOf(member: string, held: Member, { names }: TableDefinition): SyncField | undefined {
  const name = member.charAt(0).toLowerCase() + member.slice(1);
  const named = { name, member: names === "camel" ? name : member };
  switch (held.kind) {
    case "line":
    case "text":
      return {
        ...named,
        ...{ kind: held.kind, otherwise: "", most: held.most },
        ...(held.required !== undefined && { required: true as const }),
      };
    case "maybe":
      return { ...named, kind: "maybe", otherwise: null, most: held.most };
    case "flag":
      return { ...named, kind: "flag", otherwise: held.otherwise };
    case "choice":
      return { ...named, kind: "choice", otherwise: held.otherwise, values: held.values };
    case "list":
      return { ...named, kind: "list", otherwise: [], most: held.most, count: held.count };
    case "row":
    case "place":
      return undefined;
  }
}
