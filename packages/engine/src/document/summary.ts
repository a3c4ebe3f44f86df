import type { Reducer } from "./reducer.ts";
import { type SumTree, sizeOf } from "./sum-tree.ts";

/** Sums up trees of items that have notes. The sums of parts that have not changed are kept. */
export class Summary<T, Note, Sum> {
  readonly #reducer: Pick<Reducer<never, Note, Sum, unknown>, "sum" | "merge">;
  readonly #noteOf: (item: T) => Note;

  constructor(reducer: Pick<Reducer<never, Note, Sum, unknown>, "sum" | "merge">, noteOf: (item: T) => Note) {
    this.#reducer = reducer;
    this.#noteOf = noteOf;
  }

  /** Returns the sum of a whole tree. */
  of(tree: SumTree<T>): Sum {
    for (let known = tree.known; known; known = known.next) if (known.by === this) return known.sum as Sum;
    const { left, item, right } = tree;
    let sum = this.#reducer.sum(this.#noteOf(item));
    if (left) sum = this.#reducer.merge(this.of(left), sum);
    if (right) sum = this.#reducer.merge(sum, this.of(right));
    tree.known = { by: this, sum, next: tree.known };
    return sum;
  }

  /** Walks the items of a tree as a reducer's result walks their notes. */
  *walk(
    tree: SumTree<T> | undefined,
    enter: (sum: Sum) => boolean,
  ): Generator<{ readonly paragraph: number; readonly item: T; readonly note: Note }> {
    // A loop, because nested generators would pass each note through all of them.
    const above: { readonly tree: SumTree<T>; readonly paragraph: number }[] = [];
    let from = 0;
    let part = tree;
    for (;;) {
      for (; part && enter(this.of(part)); part = part.left)
        above.push({ tree: part, paragraph: from + sizeOf(part.left) });
      from += sizeOf(part);
      const next = above.pop();
      if (!next) return;
      const { item, right } = next.tree;
      yield { paragraph: next.paragraph, item, note: this.#noteOf(item) };
      from = next.paragraph + 1;
      part = right;
    }
  }
}
