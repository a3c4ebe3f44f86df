import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListShape, listHeight, rowsBetween, rowTop } from "./list-window.ts";

const shapes = fc
  .record({
    count: fc.nat(200),
    open: fc.integer({ min: -1, max: 199 }),
    openHeight: fc.integer({ min: 40, max: 500 }),
  })
  .map(
    ({ count, open, openHeight }): ListShape => ({ count, rowHeight: 40, open: open < count ? open : -1, openHeight }),
  );

test("rows follow each other without gaps and fill the list", () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      let y = 0;
      for (let row = 0; row < shape.count; row++) {
        expect(rowTop(shape, row)).toBe(y);
        y += row === shape.open ? shape.openHeight : shape.rowHeight;
      }
      expect(listHeight(shape)).toBe(y);
    }),
  );
});

test("every row that shows in the window is drawn", () => {
  fc.assert(
    fc.property(shapes, fc.nat(9000), fc.nat(900), (shape, top, height) => {
      const { from, to } = rowsBetween(shape, top, top + height);
      for (let row = 0; row < shape.count; row++) {
        const begin = rowTop(shape, row);
        const end = begin + (row === shape.open ? shape.openHeight : shape.rowHeight);
        const isShown = end > top && begin < top + height;
        if (isShown) expect(row >= from && row < to).toBe(true);
      }
      expect(to - from).toBeLessThanOrEqual(900 / 40 + 16);
    }),
  );
});
