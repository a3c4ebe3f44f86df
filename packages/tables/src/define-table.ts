/** What lists are filtered and ordered by: a member as it is, or without regard to letter case. */
interface Held {
  readonly filter?: "plain" | "folded";
  /** Its column in the database, where that is not its name in small letters. */
  readonly column?: string;
}

/** `line`: text without line breaks, trimmed in files. `text`: text as it stands. */
interface TextMember extends Held {
  readonly kind: "line" | "text";
  /** Most UTF-16 units. */
  readonly most: number;
  /** Whether a row without it is none: `stored` where rows of files may lack it, because we know what to put there. */
  readonly required?: "always" | "stored";
}

/** Text, where none is null. */
interface MaybeMember extends Held {
  readonly kind: "maybe";
  readonly most: number;
}

interface FlagMember extends Held {
  readonly kind: "flag";
  readonly otherwise: boolean;
}

/** One of some words. */
export interface ChoiceMember extends Held {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly otherwise: string;
  /** What a file means that says nothing, or a word that is none of these; without it that is refused. */
  readonly unknown?: string;
}

/** Pieces of text: at most `count` of them, each at most `most` long. */
interface ListMember extends Held {
  readonly kind: "list";
  readonly most: number;
  readonly count: number;
}

/** The id of another row. Files name rows by their names. */
interface RowMember extends Held {
  readonly kind: "row";
  /** Whether a call may leave it out: then the first such row is meant. */
  readonly optional: boolean;
}

/** A place in an order. Files are in order by themselves. */
interface PlaceMember extends Held {
  readonly kind: "place";
}

/** A member of a row that people may set. */
export type Member = TextMember | MaybeMember | FlagMember | ChoiceMember | ListMember | RowMember | PlaceMember;

/** What makes two rows the same: that they say the same in these members, or lie in the same. */
export interface Sameness {
  readonly exactly?: readonly string[];
  /** Where letter case and the form of characters do not count. */
  readonly anyCase?: readonly string[];
  /** Where it is not null it decides alone, in any case. */
  readonly alone?: string;
  /** What tells rows apart, besides, of which one owner has several that are the same otherwise. */
  readonly apart?: readonly string[];
}

/** One kind of rows. Members stand in the order they have in files. */
export interface TableDefinition {
  /** Its table in the database. */
  readonly table: string;
  /** What people call a row by: the first of these that is not empty. */
  readonly called: readonly [string, ...string[]];
  readonly same: Sameness;
  /** Other names that files have for members, in small letters without blanks. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** How calls write the names of members: as here, or with a small letter in front. */
  readonly names?: "camel";
  /** The column of files that names what a row lies in. */
  readonly collection?: string;
  readonly members: Readonly<Record<string, Member>>;
}

/** Says once what a row holds. */
export function defineTable<const T extends TableDefinition>(table: T): T {
  return table;
}

/** A member's name in calls. */
export type WireName<T extends TableDefinition, Name extends string> = T extends { readonly names: "camel" }
  ? Uncapitalize<Name>
  : Name;

/** A member's name in calls. */
export function wireName<T extends TableDefinition, Name extends string>({ names }: T, name: Name): WireName<T, Name> {
  return (names === "camel" ? name.charAt(0).toLowerCase() + name.slice(1) : name) as WireName<T, Name>;
}

/** A member's column in the database: `SubCategory` lies in `sub_category`. */
export function columnOf(name: string, { column }: Member): string {
  return column ?? name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

type FileCell<M extends Member> = M extends { readonly kind: "flag" }
  ? boolean
  : M extends { readonly kind: "maybe" }
    ? string | null
    : M extends { readonly kind: "list" }
      ? readonly string[]
      : string;

type FileName<T extends TableDefinition, Name extends keyof T["members"]> = T["members"][Name] extends {
  readonly kind: "row" | "place";
}
  ? never
  : Name;

/** A row as files hold it. */
export type FileRow<T extends TableDefinition> = {
  readonly [Name in keyof T["members"] & string as FileName<T, Name>]: FileCell<T["members"][Name]>;
} & (T extends { readonly collection: infer Collection extends string }
  ? { readonly [Name in Collection]: string }
  : unknown);
