/** A row of the database: its members by their names on the wire. */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The style guides, folders or term bases of one owner and those an import makes. Rows name them by tokens, so that two
 * of the same name stay apart and a new one has an identity before it has an id.
 */
export class Collections {
  readonly #names = new Map<string, string>();
  readonly #tokens = new Map<string, string>();
  readonly #ids = new Map<string, number>();
  readonly #all: string | undefined;
  readonly #first: string;

  /** `all` is where every row goes, whatever it names; `firstName` what a first one is called. */
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

  /** Where a row goes that names `name`; nowhere in particular means the first one. */
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

  /** Those that must be made: token and name. */
  missing(): { readonly token: string; readonly name: string }[] {
    return [...this.#names].flatMap(([token, name]) => (this.#ids.has(token) ? [] : [{ token, name }]));
  }

  /** A missing one was made. */
  made(token: string, id: number): void {
    this.#ids.set(token, id);
  }
}

/** The token of one that is there. */
export function tokenOf(id: number): string {
  return `#${id}`;
}

function fold(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
