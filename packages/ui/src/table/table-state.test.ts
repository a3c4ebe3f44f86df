import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  atPage,
  defaultPageLength,
  firstTableState,
  orderedBy,
  pageLengths,
  pageOf,
  readTableState,
  searchDelay,
  type TableState,
  withinTotal,
  writeTableState,
} from "./table-state.ts";

const states: fc.Arbitrary<TableState> = fc
  .record({
    take: fc.constantFrom(...pageLengths),
    page: fc.integer({ min: 1, max: 1000 }),
    orderBy: fc.option(fc.stringMatching(/^\w{1,20}$/), { nil: undefined }),
    orderDir: fc.constantFrom("asc" as const, "desc" as const),
    search: fc.string({ maxLength: 50 }),
  })
  .map(({ page, orderBy, ...state }) => ({
    ...state,
    skip: (page - 1) * state.take,
    ...(orderBy === undefined ? {} : { orderBy }),
  }));

test("the numbers are those of the specification", () => {
  expect(pageLengths).toEqual([10, 25, 50, 100]);
  expect(defaultPageLength).toBe(25);
  expect(searchDelay).toBe(600);
});

test("what was written into an address is read out of it", () => {
  holds(
    fc.property(states, (state) => {
      expect(readTableState(writeTableState("?team=4", state))).toEqual(state);
    }),
  );
});

test("what belongs to others stays in the address, and what is usual stays out", () => {
  expect(writeTableState("?team=4&take=50", firstTableState)).toBe("?team=4");
  expect(writeTableState("", firstTableState)).toBe("");
});

test("any address is read as some state", () => {
  holds(
    fc.property(fc.string(), fc.string(), fc.string(), (take, skip, dir) => {
      const query = new URLSearchParams({ take, skip, orderDir: dir, orderBy: skip }).toString();
      const state = readTableState(query);
      expect(pageLengths).toContain(state.take);
      expect(state.skip % state.take).toBe(0);
      expect(["asc", "desc"]).toContain(state.orderDir);
    }),
  );
  expect(readTableState("take=7&skip=-3&orderBy=a;drop&orderDir=up")).toEqual(firstTableState);
});

test("a head sorts by its column, then the other way round, from the first page", () => {
  const once = orderedBy({ ...firstTableState, skip: 50 }, "Text");
  expect(once).toMatchObject({ orderBy: "Text", orderDir: "asc", skip: 0 });
  expect(orderedBy(once, "Text")).toMatchObject({ orderDir: "desc" });
  expect(orderedBy(orderedBy(once, "Text"), "Status")).toMatchObject({ orderBy: "Status", orderDir: "asc" });
});

test("pages are counted from one, and there is always one", () => {
  expect(pageOf(firstTableState, 0)).toEqual({ page: 1, pages: 1 });
  expect(pageOf(atPage(firstTableState, 3), 51)).toEqual({ page: 3, pages: 3 });
  expect(atPage(firstTableState, 0).skip).toBe(0);
});

test("a page that is no longer there gives way to the last one", () => {
  const third = atPage(firstTableState, 3);
  expect(withinTotal(third, 51)).toBe(third);
  expect(withinTotal(third, 50)).toMatchObject({ skip: 25 });
  expect(withinTotal(third, 0)).toMatchObject({ skip: 0 });
  expect(withinTotal(firstTableState, 0)).toBe(firstTableState);
});
