import type { SessionParagraph } from "../session.ts";
import { firstFrom, lastBefore } from "./search.ts";
import { createStanding, newSlot, type Slot } from "./slot.ts";
import { at, concat, itemsOf, replaced, sizeOf, split, type Tree, treeOf } from "./tree.ts";

/**
 * The paragraphs of a session in their order. Whatever is done to one, or asked about all, costs the logarithm of how
 * many there are; only what is done to all of them walks over them.
 */
export class Slots {
  readonly #standing = createStanding();
  #tree: Tree<Slot> | undefined;

  get tree(): Tree<Slot> | undefined {
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
    const [before, rest] = split(this.#tree, from);
    const [, behind] = split(rest, remove);
    this.#tree = concat(concat(before, treeOf(insert.map(newSlot))), behind);
  }

  /** Has to be called when something of a slot has changed. */
  renew(index: number, slot: Slot): void {
    this.#tree = replaced(this.#tree, index, slot);
  }

  /** Changes every slot. */
  renewAll(change: (slot: Slot) => void): void {
    const slots = itemsOf(this.#tree);
    for (const slot of slots) change(slot);
    this.#tree = treeOf(slots);
  }

  /** The slot that waits nearest to `near`, the one below before the one above. */
  nearestWaiting(near: number): number | undefined {
    const has = (tree: Tree<Slot>): boolean => this.#standing.of(tree).waiting > 0;
    const is = ({ shown }: Slot): boolean => !shown;
    const below = firstFrom(this.#tree, near, has, is);
    const above = lastBefore(this.#tree, near, has, is);
    if (below === undefined || above === undefined) return below ?? above;
    return below - near <= near - above - 1 ? below : above;
  }

  /** The first slot that has not been measured. */
  firstUnmeasured(): number | undefined {
    const has = (tree: Tree<Slot>): boolean => this.#standing.of(tree).unmeasured > 0;
    return firstFrom(this.#tree, 0, has, ({ measures }) => !measures);
  }

  /** Where something is said of the document as a whole. */
  placed(): number[] {
    const found = this.#tree ? this.#standing.walk(this.#tree, ({ placed }) => placed > 0) : [];
    return [...found].map(({ paragraph }) => paragraph);
  }
}
