import type { ForeignSurface } from "@housestyle/surfaces/foreign";

/** Returns the index of the block that the caret is in. */
export function blockAtCaret(surface: ForeignSurface): number {
  const { blocks, caret } = surface;
  let [from, to] = [0, Math.max(0, blocks.length - 1)];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    const block = blocks[middle];
    if (block && surface.place(block, 0) <= caret) from = middle;
    else to = middle - 1;
  }
  return to;
}
