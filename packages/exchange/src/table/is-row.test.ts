import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyEntry, anyRule, anySnippet, anyTerm } from "../testing/rows.ts";
import { dictionaryTable } from "./dictionary-entry.ts";
import { isRow } from "./is-row.ts";
import { snippetTable } from "./snippet-row.ts";
import { styleGuideTable } from "./style-guide-row.ts";
import type { TableFormat, TableRow } from "./table.ts";
import { termTable } from "./term-row.ts";

const kinds: readonly (readonly [TableFormat<TableRow>, fc.Arbitrary<TableRow>])[] = [
  [dictionaryTable, anyEntry],
  [styleGuideTable, anyRule],
  [termTable, anyTerm],
  [snippetTable, anySnippet],
];

test.each(kinds)(
  "a row is one of its own table and of no other, and none with a cell of another kind: %#",
  (table, row) => {
    holds(
      fc.property(row, fc.nat(), (given, at) => {
        expect(kinds.map(([each]) => isRow(each, given))).toEqual(kinds.map(([each]) => each === table));
        const names = Object.keys(given);
        const name = names[at % names.length] ?? "";
        const { [name]: cell, ...rest } = given;
        expect(isRow(table, rest)).toBe(false);
        expect(isRow(table, { ...rest, [name]: typeof cell === "boolean" ? "true" : false })).toBe(false);
      }),
      { numRuns: 50 },
    );
  },
);
