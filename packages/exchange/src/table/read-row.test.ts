import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { someLine } from "../testing/rows.ts";
import { gatherRows } from "./gather-rows.ts";
import { listOf, readRow } from "./read-row.ts";
import { siftRows } from "./sift-rows.ts";
import type { TableFormat } from "./table.ts";

interface Row {
  readonly [column: string]: string | boolean | null | readonly string[];
  readonly Word: string;
  readonly Note: string;
  readonly Instead: string | null;
  readonly Exact: boolean;
  readonly Level: string;
  readonly Tags: readonly string[];
}

const table: TableFormat<Row> = {
  columns: {
    Word: { kind: "line", required: true },
    Note: { kind: "text" },
    Instead: { kind: "maybe" },
    Exact: { kind: "flag", otherwise: true },
    Level: { kind: "choice", values: ["hint", "error"], otherwise: "hint" },
    Tags: { kind: "list" },
  },
  aliases: {},
};

const read = (raw: Parameters<typeof readRow<Row>>[1], defaults?: Partial<Row>) => readRow(table, raw, 7, defaults);

test("a row is complete: what a file does not say has its usual value, and it is known what it said", () => {
  expect(read({ Word: " web ", Note: "" })).toEqual({
    line: 7,
    row: { Word: "web", Note: "", Instead: null, Exact: true, Level: "hint", Tags: [] },
    given: ["Word"],
    blank: ["Note"],
  });
});

test("what is wanted for all rows stands where a file says nothing, and counts as said", () => {
  const found = read({ Word: "web", Exact: " " }, { Exact: false, Level: "error" });
  expect(found).toMatchObject({ row: { Exact: false, Level: "error" }, given: ["Word", "Exact", "Level"] });
  expect(read({}, { Word: "all" })).toMatchObject({ row: { Word: "all" } });
});

test("text keeps its blanks, a line does not, and a text of blanks is a text", () => {
  expect(read({ Word: "\tweb\n", Note: "  ", Instead: " " })).toMatchObject({
    row: { Word: "web", Note: "  ", Instead: " " },
    given: ["Word", "Note", "Instead"],
  });
});

test.each([
  [["true", "YES", " y ", "1", "x", "On", "✓"], true],
  [["false", "No", "n", "0", "off", "-"], false],
] as const)("%j all say %s", (words, exact) => {
  for (const word of words) expect(read({ Word: "w", Exact: word })).toMatchObject({ row: { Exact: exact } });
});

test.each([
  [{ Word: "  " }, "  ", "Word is empty."],
  [{}, "", "Word is empty."],
  [{ Word: "a\nb" }, "a\nb", "Word must not contain a line break."],
  [{ Word: "web", Exact: "perhaps" }, "web", "Exact cannot be “perhaps”."],
  [{ Word: "web", Level: "grave" }, "web", "Level cannot be “grave”."],
  [{ Word: "web", Level: "g".repeat(50) }, "web", `Level cannot be “${"g".repeat(40)}…”.`],
])("%j is named with its line and what is wrong", (raw, name, message) => {
  expect(read({ ...raw, Note: "x" })).toEqual({ line: 7, name, message });
});

test("a list is parted by bars, and a bar or backslash of its own comes through", () => {
  expect(listOf(String.raw`a | b\|c |\\| `)).toEqual(["a", "b|c", "\\"]);
  expect(listOf(String.raw`C:\dir`)).toEqual([String.raw`C:\dir`]);
  expect(read({ Word: "w", Tags: [" a ", "", "b"] })).toMatchObject({ row: { Tags: ["a", "b"] } });
  const escaped = (piece: string) => piece.replaceAll(/[\\|]/g, "\\$&");
  holds(
    fc.property(fc.array(someLine(8), { maxLength: 4 }), (pieces) => {
      expect(listOf(pieces.map(escaped).join("|"))).toEqual(pieces);
    }),
  );
});

test("good rows and problems are gathered apart", () => {
  const into = gatherRows(table, { Note: "new" });
  into.add({ Word: "web" }, 2);
  into.add({ Word: "" }, 3);
  into.problem(4, "n".repeat(200), "Left out.");
  expect(into.rows.map(({ line, row }) => [line, row.Note])).toEqual([[2, "new"]]);
  expect(into.problems.map(({ line, name, message }) => [line, name.length, message])).toEqual([
    [3, 0, "Word is empty."],
    [4, 100, "Left out."],
  ]);
});

test("of rows to be written those that no file can hold are named, and so is what a format loses", () => {
  const row = (over: Partial<Row>): Row => ({
    ...{ Word: "w", Note: "", Instead: null, Exact: true, Level: "hint", Tags: [] },
    ...over,
  });
  const rows = [
    row({}),
    row({ Word: "nul\0" }),
    row({ Tags: ["\ud800"], Note: "lost with its row" }),
    row({ Word: "no" }),
    row({ Level: "error" }),
  ];
  const { kept, problems, lost } = siftRows(rows, {
    table,
    nameOf: ({ Word }) => Word,
    holds: ["Word"],
    refuses: ({ Word }) => (Word === "no" ? "Not this one." : undefined),
  });
  expect(kept).toEqual([rows[0], rows[4]]);
  expect(problems.map(({ message }) => message)).toEqual([
    "It contains characters that cannot be saved in a file.",
    "It contains characters that cannot be saved in a file.",
    "Not this one.",
  ]);
  // Only what a row that is written says, and differently from the usual, is lost.
  expect(lost).toEqual(["Level"]);
});
