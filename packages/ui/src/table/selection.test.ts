import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { noSelection, type SelectionAction, select } from "./selection.ts";

const rows = [1, 2, 3, 4, 5];
const after = (...actions: SelectionAction[]) => [...actions.reduce(select, noSelection).ids];

test("a row is selected and let go", () => {
  expect(after({ type: "toggle", id: 2 })).toEqual([2]);
  expect(after({ type: "toggle", id: 2 }, { type: "toggle", id: 2 })).toEqual([]);
});

test("Shift selects from the last row that was chosen, in either direction", () => {
  expect(after({ type: "toggle", id: 2 }, { type: "range", id: 4, rows })).toEqual([2, 3, 4]);
  expect(after({ type: "toggle", id: 4 }, { type: "range", id: 2, rows })).toEqual([2, 3, 4]);
});

test("a range can shrink again", () => {
  const long: SelectionAction = { type: "range", id: 5, rows };
  expect(after({ type: "toggle", id: 2 }, long, { type: "range", id: 3, rows })).toEqual([2, 3]);
});

test("Shift with an arrow begins where the focus is", () => {
  expect(after({ type: "anchor", id: 3 }, { type: "range", id: 4, rows })).toEqual([3, 4]);
  const further: SelectionAction[] = [
    { type: "anchor", id: 4 },
    { type: "range", id: 5, rows },
  ];
  expect(after({ type: "anchor", id: 3 }, { type: "range", id: 4, rows }, ...further)).toEqual([3, 4, 5]);
});

test("without a beginning a range is the row itself", () => {
  expect(after({ type: "range", id: 3, rows })).toEqual([3]);
  expect(after({ type: "range", id: 9, rows })).toEqual([]);
});

test("whatever is done, only rows that are there stay selected", () => {
  const actions = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant("toggle" as const), id: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ type: fc.constant("range" as const), id: fc.integer({ min: 1, max: 9 }), rows: fc.constant(rows) }),
      fc.constant({ type: "all" as const, rows }),
      fc.constant({ type: "none" as const }),
    ),
  );
  holds(
    fc.property(actions, fc.subarray(rows), (done, left) => {
      for (const id of after(...done, { type: "keep", rows: left })) expect(left).toContain(id);
    }),
  );
});
