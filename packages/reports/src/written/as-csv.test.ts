import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asCsv } from "./as-csv.ts";
import type { ReportWithResult } from "./shown.ts";

const report = {
  id: "slength",
  title: () => "Sentence length",
  about: () => "",
  tell: () => ({ measures: [], graphs: [], places: [] }),
};
const written = (told: Partial<ReportWithResult>, text = "") =>
  asCsv([{ report, measures: [], graphs: [], places: [], ...told }], { text, placeAt: () => ({ line: 3, column: 7 }) });

/** The cells of a table as RFC 4180 has them. */
function cellsOf(table: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of table.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("a row each for numbers, bars and places", () => {
  const told = {
    measures: [{ id: "average", label: "Words, on average", value: 12.5, before: 14, unit: "number" as const }],
    graphs: [{ title: "Lengths", bars: [{ label: "1–5", value: 3 }] }],
    places: [{ start: 3, end: 6, note: "3 words", beside: { title: "b.txt", text: "“went”" } }],
  };
  expect(cellsOf(written(told, "He “went” on."))).toEqual([
    ["report", "what", "group", "name", "value", "line", "column", "words", "source", "source words", "before"],
    ["slength", "measure", "average", "Words, on average", "12.5", "", "", "", "", "", "14"],
    ["slength", "bar", "Lengths", "1–5", "3", "", "", "", "", "", ""],
    ["slength", "place", "", "3 words", "", "3", "7", "“we", "b.txt", "“went”", ""],
  ]);
});

test("any words come back whole, and none of them begins as a formula does", () => {
  holds(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("=1+1", "@a", '+"', "-\n,", "\t")), (words) => {
      const [, row = []] = cellsOf(written({ places: [{ start: 0, end: words.length, note: "here" }] }, words));
      expect(row).toHaveLength(11);
      expect([words, `'${words}`]).toContain(row[7]);
      expect(row[7]).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
