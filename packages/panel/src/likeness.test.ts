import type { Remark } from "@housestyle/surfaces";
import { finding } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { alike, likenessOf, rowsOf } from "./likeness.ts";

function remarks(words: string): Remark[] {
  return words.split(" ").map((text, index) => {
    return { key: `${index}`, from: index * 10, to: index * 10 + text.length, finding: finding({ text }) };
  });
}

const shape = (list: readonly Remark[], unfolded: readonly string[] = [], current?: string) =>
  rowsOf(list, new Set(unfolded), current).map((row) =>
    row.kind === "alike" ? `${row.first.finding.text}×${row.count}` : row.remark.finding.text + row.key,
  );

test("five that say the same share the row of the first, four do not", () => {
  expect(shape(remarks("a teh b teh teh c teh teh"))).toEqual(["a0", "teh×5", "b2", "c5"]);
  expect(shape(remarks("teh teh a teh teh"))).toHaveLength(5);
});

test("the current one stands below its folded row, and all of them below an unfolded one", () => {
  const list = remarks("teh teh teh a teh teh");
  expect(shape(list, [], "4")).toEqual(["teh×5", "teh4", "a3"]);
  const [first] = list;
  expect(shape(list, first ? [likenessOf(first.finding)] : [])).toEqual([
    "teh×5",
    "teh0",
    "teh1",
    "teh2",
    "teh4",
    "teh5",
    "a3",
  ]);
});

test("alike means the same rule, the same words and the same suggestion", () => {
  const list = ["teh", "teh", "Teh", "teh"].map((text, index) => ({
    key: `${index}`,
    from: index * 10,
    to: index * 10 + text.length,
    finding: finding({ text, suggestions: index === 1 ? ["ten"] : ["the"] }),
  }));
  expect(alike(list, finding({ text: "teh" }), "the").map(({ key }) => key)).toEqual(["0", "3"]);
});
