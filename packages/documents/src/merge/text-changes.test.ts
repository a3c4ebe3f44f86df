import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { type ChangedStretch, textChanges } from "./text-changes.ts";

const changes = (before: string[], after: string[]) => textChanges(differences(before, after));
const wordsIn = (paragraphs: readonly string[], stretch: ChangedStretch | undefined) =>
  stretch && paragraphs[stretch.paragraph]?.slice(stretch.start, stretch.end);

test("each change has its words in both texts; spaces between two changed words part them not", () => {
  const [before, after] = [
    ["Same.", "The old cat sat on the mat."],
    ["Same.", "The young dog sat on a mat."],
  ];
  const found = changes(before, after);
  expect(found.map((each) => [wordsIn(before, each.before), wordsIn(after, each.after)])).toEqual([
    ["old cat", "young dog"],
    ["the", "a"],
  ]);
});

test("a paragraph that only one text has is one change with a place in the other", () => {
  expect(changes(["A.", "B."], ["B.", "C."])).toMatchObject([
    { before: { paragraph: 0, start: 0, end: 2 }, after: undefined, place: 0 },
    { before: undefined, after: { paragraph: 1, start: 0, end: 2 }, place: 1 },
  ]);
});

const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "é", "🙂"), maxLength: 12 });
const paragraphs = fc.array(text, { maxLength: 6 });

test("the words of the first text in place of each change make the second text the first", () => {
  holds(
    fc.property(paragraphs, paragraphs, (before, after) => {
      const made: (string | undefined)[] = [...after];
      const added: { place: number; text: string }[] = [];
      for (const change of changes(before, after).toReversed()) {
        const words = wordsIn(before, change.before) ?? "";
        if (change.after === undefined) added.unshift({ place: change.place, text: words });
        else if (change.before === undefined) made[change.after.paragraph] = undefined;
        else {
          const { paragraph, start, end } = change.after;
          const now = made[paragraph] ?? "";
          made[paragraph] = now.slice(0, start) + words + now.slice(end);
        }
      }
      const whole = Array.from({ length: made.length + 1 }, (_, place) => [
        ...added.filter((each) => each.place === place).map((each) => each.text),
        ...made.slice(place, place + 1),
      ]).flat();
      expect(whole.filter((line) => line !== undefined)).toEqual(before);
    }),
  );
});

test("texts that are alike have no changes", () => {
  holds(fc.property(paragraphs, (lines) => void expect(changes(lines, lines)).toEqual([])));
});
