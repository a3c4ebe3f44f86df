import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { firstFrom, lastBefore } from "./search.ts";
import { at, concat, itemsOf, replaced, type SumTree, sizeOf, split, treeOf } from "./sum-tree.ts";

const numbers = fc.array(fc.nat(9), { maxLength: 60 });

function height(tree: SumTree<number> | undefined): number {
  return tree ? 1 + Math.max(height(tree.left), height(tree.right)) : 0;
}

/** As deep as weights that differ threefold at most allow. */
const deepest = (size: number): number => Math.log2(size + 1) / Math.log2(4 / 3) + 1;

test("edits come out as they do with an array, and never make a tree deep", () => {
  const edit = fc.record({ at: fc.nat(70), remove: fc.nat(20), insert: numbers });
  holds(
    fc.property(numbers, fc.array(edit, { maxLength: 30 }), (first, edits) => {
      const list = [...first];
      let tree = treeOf(first);
      for (const { at: from, remove, insert } of edits) {
        const [before, rest] = split(tree, from);
        const [, behind] = split(rest, remove);
        tree = concat(concat(before, treeOf(insert)), behind);
        list.splice(from, remove, ...insert);
        expect(itemsOf(tree)).toEqual(list);
        expect(sizeOf(tree)).toBe(list.length);
        expect(height(tree)).toBeLessThanOrEqual(deepest(list.length));
      }
    }),
    { numRuns: 100 },
  );
});

test("a tree that grows at one end alone stays shallow", () => {
  const ends = [
    (tree: SumTree<number> | undefined, one: SumTree<number> | undefined) => concat(tree, one),
    (tree: SumTree<number> | undefined, one: SumTree<number> | undefined) => concat(one, tree),
  ];
  for (const grow of ends) {
    let tree: SumTree<number> | undefined;
    for (let size = 1; size <= 500; size++) {
      tree = grow(tree, treeOf([size]));
      expect(height(tree)).toBeLessThanOrEqual(deepest(size));
    }
  }
});

test("an edit leaves the tree before it as it was", () => {
  const before = treeOf([1, 2, 3]);
  expect(itemsOf(replaced(before, 1, 9))).toEqual([1, 9, 3]);
  expect(itemsOf(before)).toEqual([1, 2, 3]);
});

test("things are found by their index and by what they are", () => {
  holds(
    fc.property(numbers, fc.nat(60), (list, index) => {
      const tree = treeOf(list);
      const is = (item: number): boolean => item === 3;
      const has = (part: SumTree<number>): boolean => itemsOf(part).some(is);
      const first = list.findIndex((item, i) => i >= index && is(item));
      const last = list.slice(0, index).findLastIndex(is);
      expect(at(tree, index)).toBe(list[index]);
      expect(firstFrom(tree, index, has, is)).toBe(first < 0 ? undefined : first);
      expect(lastBefore(tree, index, has, is)).toBe(last < 0 ? undefined : last);
    }),
    { numRuns: 200 },
  );
});
