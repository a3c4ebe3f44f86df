import type { WrittenBlock, WrittenContent } from "../blocks/blocks-of.ts";
import type { ListItem } from "../blocks/read-block.ts";

/** The list of a file that the items of a document's list refer to. */
export interface ListReference {
  /** The name of its definition. */
  readonly reference: string;
  /** Lists with the same definition have different numbers, with each of which the first level starts at one again. */
  readonly instance: number;
}

/** A definition of a numbered list that starts with another number, or at a level below one that is not numbered. */
export interface ListDefinition {
  readonly reference: string;
  /** The level that starts with a number. */
  readonly level: number;
  readonly start: number;
}

/** The lists of a file for those of a document, and their definitions. */
export interface ListReferences {
  /** The references by the numbers of the lists. */
  readonly lists: ReadonlyMap<number, ListReference>;
  readonly definitions: readonly ListDefinition[];
}

/** The deepest of the nine list levels of Word. */
export const deepestLevel = 8;

type Item = WrittenBlock & { readonly kind: ListItem };

/**
 * Returns the lists that a file needs, so that Word shows the numbers of the document: a list whose number is the next
 * one of the list before it continues that list, also in Word when items are added.
 */
export function listReferences(content: readonly WrittenContent[]): ListReferences {
  const references = new References();
  for (const item of itemsIn(content)) references.take(item);
  return references;
}

function itemsIn(content: readonly WrittenContent[]): readonly Item[] {
  return content.flatMap((each): readonly Item[] => {
    if ("rows" in each) return each.rows.flatMap((cells) => cells.flatMap((cell) => itemsIn(cell.content)));
    return "kind" in each && isItem(each) ? [each] : [];
  });
}

const isItem = (block: WrittenBlock): block is Item => typeof block.kind === "object" && "list" in block.kind;

/** The definition that most numbered lists share. */
const plain = "numbers";

/** Chooses references item by item, and counts as Word does. */
class References implements ListReferences {
  readonly lists = new Map<number, ListReference>();
  readonly #definitions = new Map<string, ListDefinition>();
  /** The last numbers of each definition at its levels. */
  readonly #counts = new Map<string, readonly (number | undefined)[]>();
  /** The list that the last item at each level belongs to. */
  #around: readonly (ListReference | undefined)[] = [];
  /** The list that the last numbered item belongs to. */
  #last: ListReference | undefined;

  get definitions(): readonly ListDefinition[] {
    return [...this.#definitions.values()];
  }

  take({ kind, list = 0, number }: Item): void {
    const level = Math.min(kind.level, deepestLevel);
    const isNumbered = kind.list === "numbers";
    const found =
      this.lists.get(list) ??
      (isNumbered ? this.#numbered(list, level, number ?? 1) : { reference: "bullets", instance: list });
    this.lists.set(list, found);
    this.#around = withLast(this.#around, level, found);
    if (!isNumbered) return;
    const counts = this.#counts.get(found.reference) ?? [];
    this.#counts.set(found.reference, withLast(counts, level, this.#next(found, level)));
    this.#last = found;
  }

  #numbered(list: number, level: number, number: number): ListReference {
    const outer = this.#around[level - 1];
    if (outer && outer.reference !== "bullets" && this.#next(outer, level) === number) return outer;
    if (number > 1 && this.#last && this.#next(this.#last, level) === number) return this.#last;
    if (level === 0 && number === 1) {
      this.#counts.delete(plain);
      return { reference: plain, instance: list };
    }
    const reference = `${plain} ${list}`;
    this.#definitions.set(reference, { reference, level, start: number });
    return { reference, instance: 0 };
  }

  /** Returns the number of the next item of a list at a level. */
  #next({ reference }: ListReference, level: number): number {
    const last = this.#counts.get(reference)?.[level];
    if (last !== undefined) return last + 1;
    const own = this.#definitions.get(reference);
    return own?.level === level ? own.start : 1;
  }
}

/** Returns a list of levels in which a level has a value and is the last one. */
const withLast = <Value>(levels: readonly (Value | undefined)[], level: number, value: Value) => [
  ...Array.from({ length: level }, (_, at) => levels[at]),
  value,
];
