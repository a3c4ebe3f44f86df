import type { DocxLists } from "./docx-lists.ts";

/** Where a paragraph is in a list. */
export interface ListPlace {
  /** The number of the list. */
  readonly list: string;
  readonly level: number;
}

/**
 * Counts the items of a document in their order, as Word does: lists with the same definition continue each other
 * unless one of them starts again, and an item lets the levels below it start again.
 */
export class ListCounter {
  readonly #lists: DocxLists;
  /** The numbers of the last items at the levels of each definition. */
  readonly #last = new Map<string, Map<number, number>>();
  /** The lists and levels that have items. */
  readonly #used = new Set<string>();

  constructor(lists: DocxLists) {
    this.#lists = lists;
  }

  /** Returns the number of the next item if it is at this place. Undefined for a list that is not defined. */
  peek({ list, level }: ListPlace): number | undefined {
    const found = this.#lists.listOf(list);
    if (!found) return undefined;
    const again = this.#used.has(keyOf({ list, level })) ? undefined : found.starts.get(level);
    if (again !== undefined) return again;
    const last = this.#last.get(found.definition)?.get(level);
    return last === undefined ? (this.#lists.levelOf(found.definition, level)?.start ?? 1) : last + 1;
  }

  /** Counts an item at this place and returns its number. */
  next(place: ListPlace): number | undefined {
    const number = this.peek(place);
    const found = this.#lists.listOf(place.list);
    if (number === undefined || !found) return undefined;
    const { definition } = found;
    const last = this.#last.get(definition) ?? new Map<number, number>();
    last.set(place.level, number);
    for (const deeper of [...last.keys()]) {
      const restart = this.#lists.levelOf(definition, deeper)?.restart;
      if (deeper > place.level && place.level < (restart ?? deeper)) last.delete(deeper);
    }
    this.#last.set(definition, last);
    this.#used.add(keyOf(place));
    return number;
  }
}

const keyOf = ({ list, level }: ListPlace): string => `${list} ${level}`;
