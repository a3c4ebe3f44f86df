import { type SumTree, sizeOf } from "./sum-tree.ts";

/** Returns whether any item of a tree matches. */
type Has<T> = (tree: SumTree<T>) => boolean;

/**
 * Returns the index of the first matching item from `from` on; `has` is asked about parts of the tree, `is` about an
 * item.
 */
export function firstFrom<T>(
  tree: SumTree<T> | undefined,
  from: number,
  has: Has<T>,
  is: (item: T) => boolean,
): number | undefined {
  if (!tree || from >= tree.size || !has(tree)) return undefined;
  const here = sizeOf(tree.left);
  const before = from < here ? firstFrom(tree.left, from, has, is) : undefined;
  if (before !== undefined) return before;
  if (from <= here && is(tree.item)) return here;
  const behind = firstFrom(tree.right, Math.max(0, from - here - 1), has, is);
  return behind === undefined ? undefined : here + 1 + behind;
}

/** Returns the index of the last matching item before `to`. */
export function lastBefore<T>(
  tree: SumTree<T> | undefined,
  to: number,
  has: Has<T>,
  is: (item: T) => boolean,
): number | undefined {
  if (!tree || to <= 0 || !has(tree)) return undefined;
  const here = sizeOf(tree.left);
  const behind = to > here + 1 ? lastBefore(tree.right, to - here - 1, has, is) : undefined;
  if (behind !== undefined) return here + 1 + behind;
  if (to > here && is(tree.item)) return here;
  return lastBefore(tree.left, to, has, is);
}
