import { escapedValue } from "../../xml/xml-pieces.ts";

/** Who changes a document, and when. */
export interface ChangeAuthor {
  readonly author: string;
  readonly date: Date;
}

const idAttribute = /(\sw:id\s*=\s*)(?:"(-?\d+)"|'(-?\d+)')/g;

/** Writes tracked changes of one author, with ids that nothing else in the file has. */
export class Revisions {
  readonly #attributes: string;
  readonly #used = new Set<number>();
  #next = 1;

  /** `sources` are all parts in which ids occur. */
  constructor({ author, date }: ChangeAuthor, sources: readonly string[]) {
    const time = date.toISOString().replace(/\.\d+Z$/, "Z");
    this.#attributes = `w:author="${escapedValue(author)}" w:date="${time}"`;
    for (const source of sources)
      for (const [, , double, single] of source.matchAll(idAttribute)) this.#used.add(Number(double ?? single));
  }

  /** Returns runs as inserted ones. */
  inserted(runs: string): string {
    return runs === "" ? "" : `<w:ins ${this.#own()}>${runs}</w:ins>`;
  }

  /** Returns runs as deleted ones. */
  deleted(runs: string): string {
    return runs === "" ? "" : `<w:del ${this.#own()}>${runs}</w:del>`;
  }

  /** Returns what says in the properties of a paragraph's end that it was inserted or deleted. */
  mark(kind: "ins" | "del"): string {
    return `<w:${kind} ${this.#own()}/>`;
  }

  /** Returns XML that is used a second time, with ids of its own. */
  again(source: string): string {
    return source.replace(idAttribute, (_, start: string) => `${start}"${this.#id()}"`);
  }

  #own(): string {
    return `w:id="${this.#id()}" ${this.#attributes}`;
  }

  #id(): number {
    while (this.#used.has(this.#next)) this.#next++;
    return this.#next++;
  }
}
