/**
 * Things in an order, of which any may be put in, taken out or replaced at the cost of the logarithm of how many there
 * are. But for its sums a tree never changes: an edit makes a new one that shares all it can with the old one. Balanced by weight (Adams
 * 1993; bounds of Hirai and Yamamoto 2011). An empty one is undefined.
 */
export interface SumTree<T> {
  readonly left: SumTree<T> | undefined;
  readonly item: T;
  readonly right: SumTree<T> | undefined;
  readonly size: number;
  /** What was summed up of it, by whom. The sums of a part stay with the part, whatever becomes of the rest. */
  known: CachedSum | undefined;
}

/** A sum that is kept; a handful of them make a list. */
interface CachedSum {
  readonly by: object;
  readonly sum: unknown;
  readonly next: CachedSum | undefined;
}

type Maybe<T> = SumTree<T> | undefined;

/** How many things a tree holds. */
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

/** A node whose sides may differ by one more than they should. */
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

/** Everything of `left`, then `item`, then everything of `right`. */
function join<T>(left: Maybe<T>, item: T, right: Maybe<T>): SumTree<T> {
  if (left && outweighs(left, right)) return balanced(left.left, left.item, join(left.right, item, right));
  if (right && outweighs(right, left)) return balanced(join(left, item, right.left), right.item, right.right);
  return node(left, item, right);
}

/** The first `count` things and the others. */
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

/** One behind the other. */
export function concat<T>(left: Maybe<T>, right: Maybe<T>): Maybe<T> {
  if (!left) return right;
  const [rest, last] = split(left, left.size - 1);
  return last ? join(rest, last.item, right) : right;
}

/** Makes a tree of things in their order. */
export function treeOf<T>(items: readonly T[], from = 0, to = items.length): Maybe<T> {
  if (from >= to) return undefined;
  const middle = (from + to) >> 1;
  return node(treeOf(items, from, middle), items[middle] as T, treeOf(items, middle + 1, to));
}

/** The thing with this index. */
export function at<T>(tree: Maybe<T>, index: number): T | undefined {
  if (!tree) return undefined;
  const before = sizeOf(tree.left);
  if (index === before) return tree.item;
  return index < before ? at(tree.left, index) : at(tree.right, index - before - 1);
}

/** The same with another thing at `index`. */
export function replaced<T>(tree: Maybe<T>, index: number, item: T): Maybe<T> {
  if (!tree) return undefined;
  const { left, right } = tree;
  const before = sizeOf(left);
  if (index === before) return node(left, item, right);
  return index < before
    ? node(replaced(left, index, item), tree.item, right)
    : node(left, tree.item, replaced(right, index - before - 1, item));
}

/** The sums but for one's own. */
function without(known: CachedSum | undefined, by: object): CachedSum | undefined {
  if (!known) return undefined;
  return known.by === by ? known.next : { ...known, next: without(known.next, by) };
}

/** The thing at `index` has changed: whatever `by` has summed up with it is summed up anew. */
export function forget(tree: Maybe<unknown>, index: number, by: object): void {
  if (!tree) return;
  tree.known = without(tree.known, by);
  const before = sizeOf(tree.left);
  if (index < before) forget(tree.left, index, by);
  if (index > before) forget(tree.right, index - before - 1, by);
}

/** All of its things in order. */
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
