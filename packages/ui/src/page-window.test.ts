import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 12, "1 2 3 4 5 gap-after 12"],
  [6, 12, "1 gap-before 5 6 7 gap-after 12"],
  [12, 12, "1 gap-before 8 9 10 11 12"],
])("on page %d of %d: %s", (page, pages, shown) => {
  expect(pageWindow(page, pages).join(" ")).toBe(shown);
});

test("the page one is on, the first and the last are always there", () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const shown = pageWindow(page, pages);
      for (const number of [1, page, pages]) expect(shown).toContain(number);
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});
