import { expect, test } from "vitest";
import { queryOf, remapped, written } from "./import-plan.ts";

test("a member belongs to one column at most", () => {
  const mapping = { Wort: "Word", Notiz: null, Text: "Note" };
  expect(remapped(mapping, "Notiz", "Note")).toEqual({ Wort: "Word", Notiz: "Note", Text: null });
  expect(remapped(mapping, "Wort", null)).toEqual({ Wort: null, Notiz: null, Text: "Note" });
});

test("0 asks for the person's own, and a dry run says so", () => {
  const wish = { table: "dictionary", owner: 0, parentId: undefined, mode: "add", mapping: { A: null } } as const;
  expect(queryOf(wish, true)).toEqual({ mode: "add", dryRun: true, teamId: 0, format: "csv", mapping: '{"A":null}' });
});

test("a change is written for people", () => {
  expect([null, "", [], ["a", "b"], false].map(written)).toEqual(["–", "–", "", "a, b", "false"]);
});
