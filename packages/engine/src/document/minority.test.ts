import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Analysis } from "../facts/analysis.ts";
import type { PlacedHit } from "../rule/rule.ts";
import { minority, type VariantUse } from "./minority.ts";
import { concat, treeOf } from "./sum-tree.ts";
import { Summary } from "./summary.ts";

const choice = (key: string, way: string): VariantUse => ({ key, way, text: way, start: 0, end: 1 });
const rule = minority({
  note: () => [],
  say: (_, most) => ({ message: most, suggestions: [most] }),
});

type Note = readonly VariantUse[];

/** What is said of paragraphs that hold these choices, and in which of them anybody looked. */
function said(notes: readonly Note[], cut = 0): { hits: [number, string][]; entered: number } {
  const summary = new Summary<Note, Note, unknown>(rule, (note) => note);
  const tree = concat(treeOf(notes.slice(0, cut)), treeOf(notes.slice(cut)));
  if (!tree) return { hits: [], entered: 0 };
  let entered = 0;
  const walk = function* (enter: (sum: unknown) => boolean) {
    for (const each of summary.walk(tree, enter)) {
      entered++;
      yield each;
    }
  };
  const hits = [...rule.result(summary.of(tree), walk)].map(({ paragraph, message }: PlacedHit): [number, string] => [
    paragraph,
    message,
  ]);
  return { hits, entered };
}

test("the rarer way is remarked on, and of two as common the one that came later", () => {
  const [a, b] = [choice("x", "a"), choice("x", "b")];
  expect(said([[a], [b], [a]]).hits).toEqual([[1, "a"]]);
  expect(said([[b], [a]]).hits).toEqual([[1, "b"]]);
  expect(said([[a, choice("y", "b")], [a]]).hits).toEqual([]);
});

test("it looks only near what is written otherwise", () => {
  const notes: Note[] = Array.from({ length: 1000 }, () => [choice("x", "a")]);
  notes[500] = [choice("x", "b")];
  const { hits, entered } = said(notes);
  expect(hits).toEqual([[500, "a"]]);
  expect(entered).toBeLessThan(12);
});

test("whatever way a document is cut, the same is said", () => {
  const choices = fc
    .constantFrom("a", "b", "c")
    .chain((way) => fc.constantFrom("x", "y").map((key) => choice(key, way)));
  holds(
    fc.property(fc.array(fc.array(choices, { maxLength: 3 }), { maxLength: 20 }), fc.nat(20), (notes, cut) => {
      expect(said(notes, cut).hits).toEqual(said(notes).hits);
    }),
  );
  expect(rule.note({} as Analysis)).toEqual([]);
});
