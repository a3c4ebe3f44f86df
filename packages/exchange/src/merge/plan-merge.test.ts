import { encodeUtf8 } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Incoming } from "../reading.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { readTerms } from "../terms/read-terms.ts";
import { writeTerms } from "../terms/write-terms.ts";
import { anyTerm } from "../testing/rows.ts";
import { planMerge } from "./plan-merge.ts";

const csv = (text: string) => readTerms(encodeUtf8(text)).rows;
const keyOf = ({ TermBase, Text, Language }: TermRow) => JSON.stringify([TermBase, Text.toLowerCase(), Language]);
const rowsOf = (incoming: readonly Incoming<TermRow>[]) => incoming.map(({ row }) => row);
const existing = rowsOf(
  csv("Text,Status,Description\nuse,Approved,Short.\nutilise,Deprecated,Long.\nteam,Approved,\n"),
).map((row, at) => ({ ...row, Id: String(at) }));
const incoming = csv(
  "Text,Status,Description\nUse,Approved,\nutilise,Forbidden,Long.\nnew,Approved,\nnew,Pending,\nnew,Approved,\n",
);
const plan = (mode: "add" | "update" | "replace", more = {}) =>
  planMerge({ table: termTable, keyOf, existing, incoming, mode, ...more }).map((step) => [
    step.kind,
    "row" in step ? step.row.Text : step.before.Text,
    ...("columns" in step ? [step.columns] : []),
  ]);

test("an update changes what the file says and no more", () => {
  expect(plan("update")).toEqual([
    ["changed", "Use", ["Text"]],
    ["changed", "utilise", ["Status"]],
    ["new", "new"],
    ["error", "new"],
  ]);
  const [, changed] = planMerge({ table: termTable, keyOf, existing, incoming, mode: "update" });
  expect(changed).toMatchObject({ before: { Id: "1" }, row: { Description: "Long.", Status: "Forbidden" }, line: 3 });
  expect(planMerge({ table: termTable, keyOf, existing, incoming, mode: "update" })[3]).toMatchObject({
    message: "Line 4 already contains this entry with different values.",
    line: 5,
  });
});

test("of several alike the first is changed", () => {
  const twins = existing.slice(0, 1).flatMap((row) => [row, { ...row, Id: "twin" }]);
  const [step] = planMerge({ table: termTable, keyOf, existing: twins, incoming, mode: "update" });
  expect(step).toMatchObject({ kind: "changed", before: { Id: "0" } });
});

test("a list that is longer or shorter in the file is changed", () => {
  const withTags = (tags: string) => csv(`Text,Tags\nuse,${tags}\n`);
  const columnsFor = (before: string, after: string) =>
    planMerge({
      table: termTable,
      keyOf,
      existing: rowsOf(withTags(before)),
      incoming: withTags(after),
      mode: "update",
    }).map((step) => ("columns" in step ? step.columns : step.kind));
  expect([columnsFor("a", "a|b"), columnsFor("a|b", "a"), columnsFor("a|b", "a|b")]).toEqual([
    [["Tags"]],
    [["Tags"]],
    ["same"],
  ]);
});

test("empty cells empty nothing unless that is asked for", () => {
  expect(plan("update", { emptyCellsErase: true })[0]).toEqual(["changed", "Use", ["Text", "Description"]]);
});

test("add leaves what is there, replace removes what is not in the file", () => {
  expect(plan("add").map(([kind]) => kind)).toEqual(["kept", "kept", "new", "error"]);
  expect(plan("replace").at(-1)).toEqual(["removed", "team"]);
});

test("a table merged with its own export stays the same, and with nothing it is emptied by replace alone", () => {
  holds(
    fc.property(fc.uniqueArray(anyTerm, { selector: keyOf }), (rows) => {
      const back = readTerms(writeTerms(rows, "csv").bytes).rows;
      const question = { table: termTable, keyOf, existing: rows, incoming: back };
      for (const mode of ["add", "update", "replace"] as const) {
        expect(planMerge({ ...question, mode }).every(({ kind }) => kind === "same")).toBe(true);
        const none = planMerge({ ...question, incoming: [], mode });
        expect(none).toHaveLength(mode === "replace" ? rows.length : 0);
      }
      const fresh = planMerge({ ...question, existing: [], mode: "update" });
      expect(fresh.every(({ kind }) => kind === "new")).toBe(true);
    }),
  );
});

test("what an update leaves is what the file says, whatever came before", () => {
  holds(
    fc.property(anyTerm, anyTerm, (old, other) => {
      const before = { ...old, Text: other.Text, Language: other.Language, TermBase: other.TermBase };
      const [one] = readTerms(writeTerms([other], "csv").bytes).rows;
      if (!one) throw new Error("The row is gone.");
      const [step] = planMerge({ table: termTable, keyOf, existing: [before], incoming: [one], mode: "update" });
      const after = step && "row" in step ? step.row : before;
      for (const name of one.given) expect(after[name]).toEqual(other[name]);
      for (const name of one.blank) expect(after[name]).toEqual(before[name]);
    }),
  );
});
