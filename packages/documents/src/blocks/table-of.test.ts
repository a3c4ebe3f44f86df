import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { tableOf } from "./table-of.ts";

const { paragraph } = schema.nodes;
const cell = (text: string, colspan = 1, rowspan = 1) => ({
  content: [paragraph.create(null, schema.text(text))],
  isHeader: false,
  colspan,
  rowspan,
});

test("a row that is too short ends in a wider cell, and a table without cells is a paragraph", () => {
  const table = tableOf([[cell("a"), cell("b"), cell("c")], [cell("d")]]);
  expect(table.toString()).toBe(
    'table(row(cell(paragraph("a")), cell(paragraph("b")), cell(paragraph("c"))), row(cell(paragraph("d"))))',
  );
  expect(table.child(1).child(0).attrs.colspan).toBe(3);
  expect(tableOf([[], []]).type).toBe(paragraph);
});

const span = fc.integer({ min: -1, max: 4 });
const anyRows = fc.array(
  fc.array(
    fc.tuple(span, span).map(([colspan, rowspan]) => cell("x", colspan, rowspan)),
    { maxLength: 4 },
  ),
  { maxLength: 5 },
);

/** How often each place of a table is covered, row by row. */
function coverage(table: Node): readonly (readonly number[])[] {
  const grid: number[][] = table.children.map(() => []);
  for (const [at, row] of table.children.entries())
    for (const { attrs } of row.children) {
      const free = grid[at]?.findIndex((count) => !count) ?? -1;
      const column = free === -1 ? (grid[at]?.length ?? 0) : free;
      cover(grid.slice(at), column, attrs.colspan, attrs.rowspan);
    }
  return grid.map((line) => Array.from(line, (count) => count ?? 0));
}

function cover(grid: number[][], column: number, colspan: number, rowspan: number): void {
  for (let down = 0; down < rowspan; down++)
    for (let across = column; across < column + colspan; across++) {
      const line = grid[down];
      if (!line) throw new Error("A cell covers a row that is not there.");
      line[across] = (line[across] ?? 0) + 1;
    }
}

test("whatever spans cells have, each place of the grid is covered once, and no words are lost", () => {
  holds(
    fc.property(anyRows, (rows) => {
      const table = tableOf(rows);
      table.check();
      expect(table.textContent.length).toBe(rows.flat().length);
      if (table.type === paragraph) return;
      const grid = coverage(table);
      for (const line of grid) expect(line).toEqual(Array.from({ length: grid[0]?.length ?? 0 }, () => 1));
    }),
    { numRuns: 400 },
  );
});
