import type { ChangeAuthor } from "../../in-place/change-author.ts";
import { escapedValue } from "../../xml/xml-pieces.ts";
import { UnusedIds } from "../unused-ids.ts";

/** Writes the tracked changes of one author, with ids that do not occur elsewhere in the file. */
export class Revisions {
  readonly #attributes: string;
  readonly #ids: UnusedIds;

  /** Creates it for an author. `sources` are all parts in which ids occur. */
  constructor(by: ChangeAuthor, sources: readonly string[]) {
    this.#attributes = authorAttributes(by);
    this.#ids = new UnusedIds(sources);
  }

  /** Returns runs as inserted ones. */
  inserted(runs: string): string {
    return runs === "" ? "" : `<w:ins ${this.#own()}>${runs}</w:ins>`;
  }

  /** Returns runs as deleted ones. */
  deleted(runs: string): string {
    return runs === "" ? "" : `<w:del ${this.#own()}>${runs}</w:del>`;
  }

  /** Returns the element in the properties of a paragraph's end that records its insertion or deletion. */
  mark(kind: "ins" | "del"): string {
    return `<w:${kind} ${this.#own()}/>`;
  }

  /** Returns XML that is used a second time, with its own ids. */
  again(source: string): string {
    return this.#ids.again(source);
  }

  #own(): string {
    return `w:id="${this.#ids.next()}" ${this.#attributes}`;
  }
}

/** Returns the attributes for the author and the date of a change or a comment in a Word document. */
export const authorAttributes = ({ author, date }: ChangeAuthor): string =>
  `w:author="${escapedValue(author)}" w:date="${date.toISOString().replace(/\.\d+Z$/, "Z")}"`;
