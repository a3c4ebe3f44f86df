import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { isDataTables, listQuery } from "./list.ts";

test("a list may be asked for in three dialects, all in one case or another", () => {
  const meant = { Take: 10, Skip: 20, OrderBy: "Name", OrderDir: "desc", Filter: "Id eq 1" };
  const ways = [
    { Take: "10", skip: 20, orderby: "Name", ORDERDIR: "DESC", filter: "Id eq 1" },
    { $top: "10", $skip: "20", $orderby: "Name desc", $filter: "Id eq 1" },
    { length: 10, start: "20", OrderBy: "Name", OrderDir: "desc", Filter: "Id eq 1" },
  ];
  for (const way of ways) expect(listQuery.parse(way)).toEqual(meant);
});

test("nothing said is the first page as it comes, without what nobody asked for", () => {
  expect(listQuery.parse({})).toEqual({ Skip: 0 });
  expect(listQuery.parse({ Colour: "red", Take: null })).toEqual({ Skip: 0 });
});

test("a page is taken within its limits, whatever number is sent", () => {
  holds(
    fc.property(fc.integer({ min: -10, max: 2 * limits.take }), (Take) => {
      expect(listQuery.safeParse({ Take }).success).toBe(Take >= 0 && Take <= limits.take);
    }),
  );
});

test.each([
  { OrderDir: "up" },
  { Skip: -1 },
  { Take: "many" },
  { Filter: "x".repeat(limits.filter + 1) },
  { OrderBy: "x".repeat(65) },
])("%.60j is refused", (query) => {
  expect(listQuery.safeParse(query).success).toBe(false);
});

test("what is said by its own name goes before an alias, whichever came first", () => {
  expect(listQuery.parse({ Take: 5, $top: 7 }).Take).toBe(5);
  expect(listQuery.parse({ $orderby: "Name desc", OrderDir: "asc" })).toMatchObject({ OrderBy: "Name" });
});

test("DataTables is known by its counter and by its name", () => {
  expect([
    isDataTables({}),
    isDataTables({ draw: 1 }),
    isDataTables({ format: "DataTables" }),
    isDataTables({ format: "csv" }),
  ]).toEqual([false, true, true, false]);
});
