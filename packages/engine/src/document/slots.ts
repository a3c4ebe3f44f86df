import type { SessionParagraph } from "../session/session.ts";
import { firstFrom, lastBefore } from "./search.ts";
import { createStanding, newSlot, type Slot } from "./slot.ts";
import { at, concat, forget, itemsOf, replaced, type SumTree, sizeOf, split, treeOf } from "./sum-tree.ts";

/**
 * The paragraphs of a session in their order. Whatever is done to one, or asked about all, costs the logarithm of how
 * many there are; only what is done to all of them walks over them.
 */
export class Slots {
  readonly #standing = createStanding();
  #tree: SumTree<Slot> | undefined;
  /** Where something is said of the document as a whole: some hundred places at most, in any order. */
  placed: readonly number[] = [];

  get tree(): SumTree<Slot> | undefined {
    return this.#tree;
  }

  get length(): number {
    return sizeOf(this.#tree);
  }

  /** How many wait to be read. */
  get waiting(): number {
    return this.#tree ? this.#standing.of(this.#tree).waiting : 0;
  }

  /** How many have not been measured. */
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
    // The commonest edit, inside one paragraph, leaves the shape of the tree as it is, and most of its sums.
    if (slot && slots.length === 1 && remove === 1 && from < this.length) return replaced(this.#tree, from, slot);
    const [before, rest] = split(this.#tree, from);
    const [, behind] = split(rest, remove);
    return concat(concat(before, treeOf(slots)), behind);
  }

  /** Has to be called when a slot no longer waits, or has been measured. Nothing else is summed up of what waits. */
  renew(index: number): void {
    forget(this.#tree, index, this.#standing);
  }

  /** Changes every slot. */
  renewAll(change: (slot: Slot) => void): void {
    const slots = itemsOf(this.#tree);
    for (const slot of slots) change(slot);
    this.#tree = treeOf(slots);
  }

  /** The slot that waits nearest to `near`, the one below before the one above. */
  nearestWaiting(near: number): number | undefined {
    const has = (tree: SumTree<Slot>): boolean => this.#standing.of(tree).waiting > 0;
    const is = ({ shown }: Slot): boolean => !shown;
    const below = firstFrom(this.#tree, near, has, is);
    const above = lastBefore(this.#tree, near, has, is);
    if (below === undefined || above === undefined) return below ?? above;
    return below - near <= near - above - 1 ? below : above;
  }

  /** The first slot that has not been measured. */
  firstUnmeasured(): number | undefined {
    const has = (tree: SumTree<Slot>): boolean => this.#standing.of(tree).unmeasured > 0;
    return firstFrom(this.#tree, 0, has, ({ measures }) => !measures);
  }
}
