import type { SessionParagraph } from "../session/session.ts";
import { firstFrom, lastBefore } from "./search.ts";
import { createStanding, newSlot, type Slot } from "./slot.ts";
import { at, concat, forget, itemsOf, replaced, type SumTree, sizeOf, split, treeOf } from "./sum-tree.ts";

/**
 * The paragraphs of a session in order. Changing one, or a question about all of them, costs the logarithm of their
 * number; only a change to all of them visits each.
 */
export class Slots {
  readonly #standing = createStanding();
  #tree: SumTree<Slot> | undefined;
  /** The places with findings of document rules, in any order: a few hundred at most. */
  placed: readonly number[] = [];

  get tree(): SumTree<Slot> | undefined {
    return this.#tree;
  }

  get length(): number {
    return sizeOf(this.#tree);
  }

  /** The number of paragraphs that wait to be read. */
  get waiting(): number {
    return this.#tree ? this.#standing.of(this.#tree).waiting : 0;
  }

  /** The number of paragraphs without measures. */
  get unmeasured(): number {
    return this.#tree ? this.#standing.of(this.#tree).unmeasured : 0;
  }

  at(index: number): Slot | undefined {
    return at(this.#tree, index);
  }

  splice(from: number, remove: number, insert: readonly SessionParagraph[]): void {
    this.#tree = this.#spliced(from, remove, insert.map(newSlot));
    this.placed = this.placed.flatMap((index) => {
      if (index < from) return index;
      return index < from + remove ? [] : index - remove + insert.length;
    });
  }

  #spliced(from: number, remove: number, slots: readonly Slot[]): SumTree<Slot> | undefined {
    const [slot] = slots;
    // The most common edit, inside one paragraph, leaves the shape of the tree and most of its sums as they are.
    if (slot && slots.length === 1 && remove === 1 && from < this.length) return replaced(this.#tree, from, slot);
    const [before, rest] = split(this.#tree, from);
    const [, behind] = split(rest, remove);
    return concat(concat(before, treeOf(slots)), behind);
  }

  /** Must be called when a slot no longer waits or has been measured. Nothing else about it is counted. */
  renew(index: number): void {
    forget(this.#tree, index, this.#standing);
  }

  /** Changes every slot. */
  renewAll(change: (slot: Slot) => void): void {
    const slots = itemsOf(this.#tree);
    for (const slot of slots) change(slot);
    this.#tree = treeOf(slots);
  }

  /** Returns the waiting slot nearest to `near`; of two equally near ones, the one below. */
  nearestWaiting(near: number): number | undefined {
    const has = (tree: SumTree<Slot>): boolean => this.#standing.of(tree).waiting > 0;
    const is = ({ shown }: Slot): boolean => !shown;
    const below = firstFrom(this.#tree, near, has, is);
    const above = lastBefore(this.#tree, near, has, is);
    if (below === undefined || above === undefined) return below ?? above;
    return below - near <= near - above - 1 ? below : above;
  }

  /** Returns the first slot without measures. */
  firstUnmeasured(): number | undefined {
    const has = (tree: SumTree<Slot>): boolean => this.#standing.of(tree).unmeasured > 0;
    return firstFrom(this.#tree, 0, has, ({ measures }) => !measures);
  }
}
