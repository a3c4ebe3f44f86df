import { expect, test } from "vitest";
import { dictionaryTable } from "../table/dictionary-entry.ts";
import { previewCsv } from "./preview-csv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("names the columns, what each means, and the first rows", () => {
  const preview = previewCsv(dictionaryTable, bytes('Words;Colour;note\nNordwind;red;"a; b"\nKiez;;\n'), 1);
  expect(preview?.headings).toEqual([
    { heading: "Words", member: "Word" },
    { heading: "Colour", member: undefined },
    { heading: "note", member: "Note" },
  ]);
  expect(preview?.rows).toEqual([["Nordwind", "red", "a; b"]]);
  expect(preview?.members).toContain("Replacement");
});

test("a cell that was made harmless is shown as it was", () => {
  expect(previewCsv(dictionaryTable, bytes("Word\n'=SUM\n"))?.rows).toEqual([["=SUM"]]);
});

test("leaves out the row that a long file is cut off in", () => {
  const long = `Word\n${"x".repeat(1000)}\n${"y".repeat(300_000)}\n`;
  expect(previewCsv(dictionaryTable, bytes(long))?.rows).toEqual([["x".repeat(1000)]]);
});

test("says nothing of a file that is no text", () => {
  expect(previewCsv(dictionaryTable, new Uint8Array())).toBeUndefined();
});
