import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("a changed word is shown inside its paragraph, an unchanged paragraph as it is", () => {
  expect(differences(["One.", "The old cat."], ["One.", "The young cat."])).toMatchObject([
    { isSame: true, parts: [{ kind: "same", text: "One." }] },
    {
      isSame: false,
      parts: [
        { kind: "same", text: "The " },
        { kind: "gone", text: "old" },
        { kind: "new", text: "young" },
        { kind: "same", text: " cat." },
      ],
    },
  ]);
});

test("paragraphs that came or went stand as a whole", () => {
  expect(differences(["A.", "B."], ["B.", "C."])).toMatchObject([
    { isSame: false, parts: [{ kind: "gone", text: "A." }] },
    { isSame: true, parts: [{ kind: "same", text: "B." }] },
    { isSame: false, parts: [{ kind: "new", text: "C." }] },
  ]);
});

test("a paragraph that was changed is held against the one it was, though another came before it", () => {
  const rows = differences(
    ["The old cat sat on the mat.", "It rained all day."],
    ["A wholly different beginning came here.", "The young cat sat on the mat.", "It rained all night."],
  );
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [undefined, 0],
    [0, 1],
    [1, 2],
  ]);
});

test("whatever was changed, both texts are in the comparison whole and in their order", () => {
  const text = fc.array(
    fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 }).map((all) => all.join(" ")),
    {
      maxLength: 6,
    },
  );
  holds(
    fc.property(text, text, (before, after) => {
      const rows = differences(before, after);
      expect(rows.flatMap((row) => row.before ?? [])).toEqual(before.map((_, at) => at));
      expect(rows.flatMap((row) => row.after ?? [])).toEqual(after.map((_, at) => at));
    }),
  );
});
