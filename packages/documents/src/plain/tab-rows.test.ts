import { expect, test } from "vitest";
import { tabRows } from "./tab-rows.ts";

test("a table that comes as text keeps its cells apart, empty ones and the last line end as well", () => {
  expect(tabRows("Region\tSales\r\nNorth\t1,200\r\nSouth\t\r\n")).toEqual([
    ["Region", "Sales"],
    ["North", "1,200"],
    ["South", ""],
  ]);
});

test.each([
  ["indented lines", "\tone\n\ttwo"],
  ["a single line", "Name:\tAnn"],
  ["lines of different length", "one\ttwo\nthree"],
  ["text without tabs", "one\ntwo"],
  ["nothing", ""],
])("%s are no table", (_what, text) => {
  expect(tabRows(text)).toBeUndefined();
});
