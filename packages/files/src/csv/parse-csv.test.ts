import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { neutralCell, restoredCell } from "./neutral-cell.ts";
import { parseCsv } from "./parse-csv.ts";
import { printCsv } from "./print-csv.ts";

const read = (text: string) => parseCsv(text, defaultLimits);
const cellsOf = (text: string) => read(text).records.map(({ cells }) => cells);

/** Cells of what separates, quotes, escapes, ends a line or runs something, next to ordinary letters. */
const cell = fc.string({ unit: fc.constantFrom(..."ab,;\t|\"'=+-@\r\n ＝é", "\r\n"), maxLength: 8 });
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
  );

test("what is printed comes back cell by cell, once its guard is taken off", () => {
  holds(
    fc.property(table, (rows) => {
      const back = cellsOf(printCsv(rows)).map((cells) => cells.map(restoredCell));
      expect(back).toEqual(rows);
    }),
  );
});

test("no printed cell begins as a formula does, and a guard that was there stays", () => {
  holds(
    fc.property(cell, (text) => {
      expect(neutralCell(text)).not.toMatch(/^[=+\-@\t\r\n＝]/);
      expect(restoredCell(neutralCell(text))).toBe(text);
    }),
  );
});

test("each record knows the line it begins on, also behind cells of several lines", () => {
  holds(
    fc.property(table, (rows) => {
      const text = printCsv(rows);
      const { records } = read(text);
      for (const { line, cells } of records) {
        const before = text.split(/\r\n|\r|\n/).slice(0, line - 1);
        const start = before.reduce((sum, each) => sum + each.length, 0) + endsOf(text, line - 1);
        expect(cellsOf(text.slice(start))[0]).toEqual(cells);
      }
    }),
  );
});

/** How many characters the first so many ends of lines take. */
function endsOf(text: string, lines: number): number {
  return [...text.matchAll(/\r\n|\r|\n/g)].slice(0, lines).reduce((sum, [end]) => sum + end.length, 0);
}

test.each([
  ["a,b\nc,d", ",", ["a", "b"]],
  ["a;b,c\n", ",", ["a;b", "c"]],
  ["a;b;c,d\n", ";", ["a", "b", "c,d"]],
  ["a\tb\n", "\t", ["a", "b"]],
  ['"x,y,z";b;c\n', ";", ["x,y,z", "b", "c"]],
  ["sep=|\na|b,c\n", "|", ["a", "b,c"]],
  ["one\n", ",", ["one"]],
  ['5" disk,x\n', ",", ['5" disk', "x"]],
  ['"a""b",c', ",", ['a"b', "c"]],
  ['"a"b,c', ",", ["ab", "c"]],
])("%j is parted at %j", (text, separator, first) => {
  expect(read(text)).toMatchObject({ separator, unclosed: undefined });
  expect(cellsOf(text)[0]).toEqual(first);
});

test("a line with nothing on it is passed over, one with an empty cell is not", () => {
  expect(cellsOf('Word\n\n""\n\nAlfa\n')).toEqual([["Word"], [""], ["Alfa"]]);
});

test("a quotation mark that is never closed is told by its line; what came before is there", () => {
  expect(read('a,b\nc,"d\ne,f')).toMatchObject({ unclosed: 2, records: [{ line: 1, cells: ["a", "b"] }] });
});

test("rows, columns and cells have limits, each with its name", () => {
  const rows = { ...defaultLimits, rows: 2 };
  expect(parseCsv("head\na\nb\n", rows).records).toHaveLength(3);
  expect(refusalOf(() => parseCsv("head\na\nb\nc\n", rows))).toBe("too-many-rows");
  expect(cellsOf(`${"a,".repeat(499)}a`)[0]).toHaveLength(500);
  expect(refusalOf(() => read("a,".repeat(500)))).toBe("too-many-columns");
  expect(refusalOf(() => read("a".repeat(1_000_001)))).toBe("wrong-format");
});
