import { encodeUtf8, FileError, neutralCell, restoredCell } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readDictionary } from "../dictionary/read-dictionary.ts";
import { writeDictionary } from "../dictionary/write-dictionary.ts";
import { readSnippets } from "../snippets/read-snippets.ts";
import { writeSnippets } from "../snippets/write-snippets.ts";
import type { TableRow } from "../table/table.ts";
import { readTerms } from "../terms/read-terms.ts";
import { writeTerms } from "../terms/write-terms.ts";
import { plainEntry } from "../testing/plain-entry.ts";
import { anyEntry, anyRule, anySnippet, anyTerm } from "../testing/rows.ts";
import { readStyleGuide } from "../vale/read-style-guide.ts";
import { writeStyleGuide } from "../vale/write-style-guide.ts";

const rowsOf = (reading: { rows: readonly { row: TableRow }[] }) => reading.rows.map(({ row }) => row);
const read = (text: string, options = {}) => readDictionary(encodeUtf8(text), { format: "csv", ...options });

test("every row of every table comes back from CSV as it was", () => {
  holds(
    fc.property(fc.array(anyEntry), (rows) => {
      expect(rowsOf(readDictionary(writeDictionary(rows, "csv").bytes))).toEqual(rows);
    }),
  );
  holds(
    fc.property(fc.array(anyRule), (rows) => {
      expect(rowsOf(readStyleGuide(writeStyleGuide(rows, "csv").bytes))).toEqual(rows);
    }),
  );
  holds(
    fc.property(fc.array(anyTerm), (rows) => {
      expect(rowsOf(readTerms(writeTerms(rows, "csv").bytes))).toEqual(rows);
    }),
  );
  holds(
    fc.property(fc.array(anySnippet), (rows) => {
      expect(rowsOf(readSnippets(writeSnippets(rows, "csv").bytes))).toEqual(rows);
    }),
  );
});

test("no cell of an export begins as a formula, and each is restored", () => {
  for (const cell of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''+", "＝1"]) {
    expect(neutralCell(cell)).toBe(`'${cell}`);
    expect(restoredCell(neutralCell(cell))).toBe(cell);
  }
  for (const cell of ["'tis", "it's", "a=b", ""]) expect(neutralCell(cell)).toBe(cell);
  const text = new TextDecoder().decode(
    writeDictionary([{ ...plainEntry, Word: "=cmd|' /C calc'!A0", Note: "+1" }], "csv").bytes,
  );
  expect(text).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(text).toContain(",'+1\r\n");
});

test("headings are known in any case, order and spelling; others are named", () => {
  const { rows, problems } = read("note,CASE_SENSITIVE,Colour,word\nold,Yes,red,Vale\n");
  expect(rows).toEqual([
    {
      line: 2,
      row: { ...plainEntry, Word: "Vale", CaseSensitive: true, Note: "old" },
      given: ["Word", "CaseSensitive", "Note"],
      blank: [],
    },
  ]);
  expect(problems).toEqual([{ line: 1, name: "Colour", message: "Unknown column, skipped." }]);
});

test.each([
  ["a semicolon", "Word;Note\na;b,c\n"],
  ["a tab", "Word\tNote\na\tb,c\n"],
  ["a named separator", "sep=;\r\nWord;Note\r\na;b,c\r\n"],
  ["a mark, CR alone and no last line end", '\ufeffWord,Note\ra,"b,c"'],
])("%s is understood", (_, text) => {
  expect(read(text).rows.map(({ row }) => [row.Word, row.Note])).toEqual([["a", "b,c"]]);
});

test("columns can be given a meaning, and rows values they do not say", () => {
  const options = { mapping: { Begriff: "Word", Alt: null }, defaults: { Language: "de", Note: "new" } } as const;
  const { rows, problems } = read("Begriff,Alt,Note\nHaus,x,\nBaum,x,old\n", options);
  expect(rows.map(({ row }) => [row.Word, row.Language, row.Note])).toEqual([
    ["Haus", "de", "new"],
    ["Baum", "de", "old"],
  ]);
  expect(problems).toEqual([]);
});

test("a column that is given the meaning of no member is named, not lost in silence", () => {
  const { rows, problems } = read("Begriff,Farbe\nHaus,rot\n", { mapping: { Begriff: "Word", Farbe: "Colour" } });
  expect(rows.map(({ row }) => row.Word)).toEqual(["Haus"]);
  expect(problems.map(({ name, message }) => [name, message])).toEqual([["Farbe", "Unknown column, skipped."]]);
});

test("each wrong row is named with its line, and the others come in", () => {
  const { rows, problems } = read(
    'Word,CaseSensitive\ngood,\n,yes\n"two\nlines",no\nbad,perhaps\na,no,extra\nlast,"no\n',
  );
  expect(rows.map(({ row }) => row.Word)).toEqual(["good"]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, "Word is empty."],
    [4, "Word must not contain a line break."],
    [6, "CaseSensitive cannot be “perhaps”."],
    [7, "This row has more cells than there are columns. Is a quotation mark missing?"],
    [8, "This quotation mark is never closed. The rest was skipped."],
  ]);
});

test("a file without the column that matters is refused with the names there are", () => {
  expect(() => read("Colour,Size\nred,1\n")).toThrow(/include Word\. Known columns: Word, Category/);
  expect(() => read("")).toThrow(FileError);
});

test("a row that no file can hold is named and left out", () => {
  const { problems, bytes } = writeDictionary(
    [{ ...plainEntry, Word: "a\ud800" }, { ...plainEntry, Note: "\0" }, plainEntry],
    "csv",
  );
  expect(problems).toHaveLength(2);
  expect(rowsOf(readDictionary(bytes))).toEqual([plainEntry]);
});

test("a column of an unknown word is refused for a choice, but a status becomes Pending", () => {
  const guide = readStyleGuide(encodeUtf8("Match,Severity\nfoo,grave\nbar,ERROR\n"));
  expect(guide.problems.map(({ message }) => message)).toEqual(["Severity cannot be “grave”."]);
  expect(guide.rows[0]?.row.Severity).toBe("error");
  const terms = readTerms(encodeUtf8("Text,Status\nfoo,legacy\nbar,approved\n"));
  expect(terms.rows.map(({ row }) => row.Status)).toEqual(["Pending", "Approved"]);
});
