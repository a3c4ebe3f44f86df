/** A row of the database, with members by their API names. */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The style guides, folders, or term bases of one owner, and those an import creates. Rows refer to them by tokens, so
 * that two with the same name stay separate and new ones are identified before they have an id.
 */
export class Collections {
  readonly #names = new Map<string, string>();
  readonly #tokens = new Map<string, string>();
  readonly #ids = new Map<string, number>();
  readonly #all: string | undefined;
  readonly #first: string;

  /** `all` is the target for every row, whatever it names, and `firstName` is the name for a first collection. */
  constructor(stored: readonly StoredRow[], firstName: string, all?: number) {
    for (const { id, values } of stored) {
      const token = tokenOf(id);
      this.#names.set(token, String(values.Name));
      this.#ids.set(token, id);
      if (!this.#tokens.has(fold(String(values.Name)))) this.#tokens.set(fold(String(values.Name)), token);
    }
    const [first] = stored;
    this.#first = first ? String(first.values.Name) : firstName;
    this.#all = all === undefined ? undefined : tokenOf(all);
  }

  /** Returns the token of the collection named `name`, or of the first one if there is no name. */
  tokenFor(name: string): string {
    if (this.#all !== undefined) return this.#all;
    const wanted = name === "" ? this.#first : name;
    const known = this.#tokens.get(fold(wanted));
    if (known !== undefined) return known;
    const token = `+${fold(wanted)}`;
    this.#tokens.set(fold(wanted), token);
    this.#names.set(token, wanted);
    return token;
  }

  nameOf(token: string): string {
    return this.#names.get(token) ?? "";
  }

  idOf(token: string): number | undefined {
    return this.#ids.get(token);
  }

  /** Returns the token and name of collections that must be created. */
  missing(): { readonly token: string; readonly name: string }[] {
    return [...this.#names].flatMap(([token, name]) => (this.#ids.has(token) ? [] : [{ token, name }]));
  }

  /** Records that a missing collection was created. */
  made(token: string, id: number): void {
    this.#ids.set(token, id);
  }
}

/** Returns the token of an existing collection. */
export function tokenOf(id: number): string {
  return `#${id}`;
}

function fold(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
