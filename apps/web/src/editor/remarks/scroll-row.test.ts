import { expect, test } from "vitest";
import { hiddenAt, scrollToShow } from "./scroll-row.ts";

const row = { scrollLeft: 100, scrollWidth: 500, clientWidth: 200 };

test("a row says at which ends it hides something", () => {
  expect(hiddenAt(row)).toEqual({ start: true, end: true });
  expect(hiddenAt({ ...row, scrollLeft: 0.5 })).toEqual({ start: false, end: true });
  expect(hiddenAt({ ...row, scrollLeft: 299.5 })).toEqual({ start: true, end: false });
});

test("what is shown is in sight with a part of its neighbor, and a row that shows it already stays", () => {
  expect(scrollToShow(row, { offsetLeft: 160, offsetWidth: 60 })).toBe(100);
  expect(scrollToShow(row, { offsetLeft: 110, offsetWidth: 60 })).toBe(70);
  expect(scrollToShow(row, { offsetLeft: 0, offsetWidth: 60 })).toBe(0);
  expect(scrollToShow(row, { offsetLeft: 280, offsetWidth: 60 })).toBe(180);
});
