/**
 * A sequence of items in which any item can be inserted, removed, or replaced at the cost of the logarithm of their
 * number. Apart from its cached sums, a tree never changes: an edit creates a new one that shares as much as possible
 * with the old one. Balanced by weight (Adams 1993; bounds of Hirai and Yamamoto 2011). An empty tree is undefined.
 */
export interface SumTree<T> {
  readonly left: SumTree<T> | undefined;
  readonly item: T;
  readonly right: SumTree<T> | undefined;
  readonly size: number;
  /** The cached sums of this part, by reducer. They stay with the part whatever happens to the rest. */
  known: CachedSum | undefined;
}

/** A cached sum; the few of a node form a list. */
interface CachedSum {
  readonly by: object;
  readonly sum: unknown;
  readonly next: CachedSum | undefined;
}

type Maybe<T> = SumTree<T> | undefined;

/** Returns the number of items in a tree. */
export const sizeOf = (tree: Maybe<unknown>): number => tree?.size ?? 0;

const node = <T>(left: Maybe<T>, item: T, right: Maybe<T>): SumTree<T> => ({
  left,
  item,
  right,
  size: sizeOf(left) + 1 + sizeOf(right),
  known: undefined,
});

const weight = (tree: Maybe<unknown>): number => sizeOf(tree) + 1;
const outweighs = (one: Maybe<unknown>, other: Maybe<unknown>): boolean => weight(one) > 3 * weight(other);
const leansOut = (outer: Maybe<unknown>, inner: Maybe<unknown>): boolean => weight(inner) < 2 * weight(outer);

/** Creates a node whose sides may be unbalanced by one item. */
function balanced<T>(left: Maybe<T>, item: T, right: Maybe<T>): SumTree<T> {
  if (right && outweighs(right, left)) {
    const { left: inner, item: top, right: outer } = right;
    if (!inner || leansOut(outer, inner)) return node(node(left, item, inner), top, outer);
    return node(node(left, item, inner.left), inner.item, node(inner.right, top, outer));
  }
  if (left && outweighs(left, right)) {
    const { left: outer, item: top, right: inner } = left;
    if (!inner || leansOut(outer, inner)) return node(outer, top, node(inner, item, right));
    return node(node(outer, top, inner.left), inner.item, node(inner.right, item, right));
  }
  return node(left, item, right);
}

/** Returns a tree of everything in `left`, then `item`, then everything in `right`. */
function join<T>(left: Maybe<T>, item: T, right: Maybe<T>): SumTree<T> {
  if (left && outweighs(left, right)) return balanced(left.left, left.item, join(left.right, item, right));
  if (right && outweighs(right, left)) return balanced(join(left, item, right.left), right.item, right.right);
  return node(left, item, right);
}

/** Splits a tree into its first `count` items and the others. */
export function split<T>(tree: Maybe<T>, count: number): [Maybe<T>, Maybe<T>] {
  if (!tree) return [undefined, undefined];
  const before = sizeOf(tree.left);
  if (count <= before) {
    const [first, rest] = split(tree.left, count);
    return [first, join(rest, tree.item, tree.right)];
  }
  const [first, rest] = split(tree.right, count - before - 1);
  return [join(tree.left, tree.item, first), rest];
}

/** Returns a tree of both, one after the other. */
export function concat<T>(left: Maybe<T>, right: Maybe<T>): Maybe<T> {
  if (!left) return right;
  const [rest, last] = split(left, left.size - 1);
  return last ? join(rest, last.item, right) : right;
}

/** Creates a tree of items in order. */
export function treeOf<T>(items: readonly T[], from = 0, to = items.length): Maybe<T> {
  if (from >= to) return undefined;
  const middle = (from + to) >> 1;
  return node(treeOf(items, from, middle), items[middle] as T, treeOf(items, middle + 1, to));
}

/** Returns the item with this index. */
export function at<T>(tree: Maybe<T>, index: number): T | undefined {
  if (!tree) return undefined;
  const before = sizeOf(tree.left);
  if (index === before) return tree.item;
  return index < before ? at(tree.left, index) : at(tree.right, index - before - 1);
}

/** Returns the same tree with another item at `index`. */
export function replaced<T>(tree: Maybe<T>, index: number, item: T): Maybe<T> {
  if (!tree) return undefined;
  const { left, right } = tree;
  const before = sizeOf(left);
  if (index === before) return node(left, item, right);
  return index < before
    ? node(replaced(left, index, item), tree.item, right)
    : node(left, tree.item, replaced(right, index - before - 1, item));
}

/** Returns the cached sums except that of one reducer. */
function without(known: CachedSum | undefined, by: object): CachedSum | undefined {
  if (!known) return undefined;
  return known.by === by ? known.next : { ...known, next: without(known.next, by) };
}

/** Discards the sums of `by` that include the item at `index`, which has changed. */
export function forget(tree: Maybe<unknown>, index: number, by: object): void {
  if (!tree) return;
  tree.known = without(tree.known, by);
  const before = sizeOf(tree.left);
  if (index < before) forget(tree.left, index, by);
  if (index > before) forget(tree.right, index - before - 1, by);
}

/** Walks all items in order. */
export function itemsOf<T>(tree: Maybe<T>): T[] {
  const items: T[] = [];
  const add = (part: Maybe<T>): void => {
    if (!part) return;
    add(part.left);
    items.push(part.item);
    add(part.right);
  };
  add(tree);
  return items;
}
