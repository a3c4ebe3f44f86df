import type { Reducer } from "./reducer.ts";
import type { Tree } from "./tree.ts";

/** The sums of a reducer over trees of things that have notes; those of parts that have not changed are kept. */
export class Summary<T, Note, Sum> {
  readonly #reducer: Pick<Reducer<never, Note, Sum, unknown>, "sum" | "merge">;
  readonly #noteOf: (item: T) => Note;

  constructor(reducer: Pick<Reducer<never, Note, Sum, unknown>, "sum" | "merge">, noteOf: (item: T) => Note) {
    this.#reducer = reducer;
    this.#noteOf = noteOf;
  }

  /** The sum of a whole tree. */
  of(tree: Tree<T>): Sum {
    for (let known = tree.known; known; known = known.next) if (known.by === this) return known.sum as Sum;
    const { left, item, right } = tree;
    let sum = this.#reducer.sum(this.#noteOf(item));
    if (left) sum = this.#reducer.merge(this.of(left), sum);
    if (right) sum = this.#reducer.merge(sum, this.of(right));
    tree.known = { by: this, sum, next: tree.known };
    return sum;
  }

  /** The notes of a tree as a reducer's result walks them. */
  *walk(
    tree: Tree<T> | undefined,
    enter: (sum: Sum) => boolean,
    from = 0,
  ): Generator<{ readonly paragraph: number; readonly note: Note }> {
    if (!tree || !enter(this.of(tree))) return;
    yield* this.walk(tree.left, enter, from);
    const paragraph = from + (tree.left?.size ?? 0);
    const note = this.#noteOf(tree.item);
    if (enter(this.#reducer.sum(note))) yield { paragraph, note };
    yield* this.walk(tree.right, enter, paragraph + 1);
  }
}
