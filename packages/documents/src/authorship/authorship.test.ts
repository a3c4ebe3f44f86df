import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { randomDocument } from "../testing/random-document.ts";
import { type AuthoredRun, type Authorship, authoredBy, changedRuns, sizeOfRuns } from "./authored-run.ts";
import { authoredPassages } from "./passages.ts";
import { growthOf, runsAfterSave, runsAfterSmallSteps, runsAfterSteps } from "./runs-after.ts";
import { readRuns, storedRuns } from "./stored-runs.ts";

const by = (person: number | null, more: Partial<Authorship> = {}): Authorship => ({
  ...{ by: person, source: null, at: null },
  ...more,
});
const lines = (...texts: string[]) =>
  schema.nodes.doc.create(
    null,
    texts.map((text) => schema.nodes.paragraph.create(null, text === "" ? [] : schema.text(text))),
  );
const row = (transform: Transform, person: number) =>
  transform.steps.map((step, index) => ({
    ...{ Version: index + 2, Step: step.toJSON(), Client: "c", Number: index + 1, PersonId: person },
  }));
const words = (doc: Node, runs: readonly AuthoredRun[]) =>
  authoredPassages(doc, runs).map(({ words }) => words.map(({ by, text }) => `${by}:${text}`));
const each = (runs: readonly AuthoredRun[]) => runs.flatMap(({ length, by }) => Array.from({ length }, () => by));

test("runs are what a list with the author of every position is", () => {
  const change = fc.record({ skip: fc.nat(8), gone: fc.nat(5), size: fc.nat(5) });
  const edit = fc.record({ person: fc.integer({ min: 1, max: 3 }), changes: fc.array(change, { maxLength: 4 }) });
  holds(
    fc.property(fc.nat(30), fc.array(edit, { maxLength: 8 }), (size, edits) => {
      let runs: readonly AuthoredRun[] = authoredBy(size, by(null));
      let model = each(runs);
      for (const { person, changes } of edits) {
        const made: { from: number; to: number; size: number }[] = [];
        let at = 0;
        for (const { skip, gone, size } of changes) {
          const from = Math.min(at + skip, model.length);
          const to = Math.min(from + gone, model.length);
          made.push({ from, to, size });
          at = to;
        }
        runs = changedRuns(runs, made, by(person));
        for (const { from, to, size } of made.toReversed()) {
          model = [...model.slice(0, from), ...Array.from({ length: size }, () => person), ...model.slice(to)];
        }
        expect(each(runs)).toEqual(model);
        expect(readRuns(JSON.parse(JSON.stringify(storedRuns(runs))), model.length)).toEqual(runs);
      }
    }),
  );
});

test("after any steps, runs cover exactly the document", () => {
  const place = fc.nat(200);
  const edits = fc.array(fc.tuple(place, place, fc.constantFrom("", "x", "several words that are new")), {
    maxLength: 8,
  });
  holds(
    fc.property(randomDocument(), edits, (doc, all) => {
      // Half a character is stored nowhere.
      fc.pre(doc.textContent.isWellFormed());
      const transform = new Transform(doc);
      for (const [one, other, text] of all) {
        const [from, to] = [one, other].map((at) => at % (transform.doc.content.size + 1)).toSorted((a, b) => a - b);
        const slice = text === "" ? transform.doc.slice(0, 0) : lines(text).slice(1, 1 + text.length);
        try {
          transform.replace(from ?? 0, to ?? 0, slice);
        } catch {
          // A place where nothing fits.
        }
      }
      const rows = row(transform, 2);
      expect(doc.content.size + growthOf(rows)).toBe(transform.doc.content.size);
      const small = runsAfterSmallSteps(authoredBy(doc.content.size, by(1)), rows, ({ PersonId }) => by(PersonId));
      const runs = runsAfterSteps(authoredBy(doc.content.size, by(1)), doc, rows, ({ PersonId }) => by(PersonId));
      if (small) expect(small).toEqual(runs);
      expect(sizeOfRuns(runs)).toBe(transform.doc.content.size);
      expect(runs.every(({ length }) => length > 0)).toBe(true);
      const saved = runsAfterSave(authoredBy(doc.content.size, by(1)), doc, transform.doc, by(2));
      expect(sizeOfRuns(saved)).toBe(transform.doc.content.size);
    }),
  );
});

test("words keep their authors when others write between them, and when a whole text is put in place of another", () => {
  const before = lines("The old cat sat on the mat.", "Nobody knew why.");
  const start = authoredBy(before.content.size, by(1));
  const typed = new Transform(before).insert(5, schema.text("very "));
  const runs = runsAfterSteps(start, before, row(typed, 2), ({ PersonId }) => by(PersonId));
  expect(words(typed.doc, runs)).toEqual([["1:The ", "2:very ", "1:old cat sat on the mat."], ["1:Nobody knew why."]]);
  const after = lines("The old cat sat on a mat.", "Nobody knew why.", "It rained");
  const whole = new Transform(before).replaceWith(0, before.content.size, after.content);
  const expected = [["1:The old cat sat on ", "2:a", "1: mat."], ["1:Nobody knew why."], ["2:It rained"]];
  expect(
    words(
      after,
      runsAfterSteps(start, before, row(whole, 2), ({ PersonId }) => by(PersonId)),
    ),
  ).toEqual(expected);
  expect(words(after, runsAfterSave(start, before, after, by(2)))).toEqual(expected);
});

test("one person's words of one sitting and source are one run, and others are not", () => {
  const write = (runs: readonly AuthoredRun[], who: Authorship) =>
    changedRuns(runs, [{ from: sizeOfRuns(runs), to: sizeOfRuns(runs), size: 2 }], who);
  let runs: readonly AuthoredRun[] = [];
  for (const [source, at] of [
    ["typed", 100],
    ["typed", 120],
    ["pasted", 121],
    ["typed", 122],
    ["typed", 500],
  ] as const) {
    runs = write(runs, by(1, { source, at }));
  }
  expect(runs.map(({ length, source, at }) => [length, source, at])).toEqual([
    [4, "typed", 100],
    [2, "pasted", 121],
    [2, "typed", 122],
    [2, "typed", 500],
  ]);
});

test("what is stored of another document, or is not ours, is not read", () => {
  expect(readRuns([[3, 1, null, null]], 4)).toBeUndefined();
  for (const stored of [
    undefined,
    {},
    [[0, 1, null, null]],
    [[1, "x", null, null]],
    [[1, 1]],
    [[1.5, 1, null, null]],
  ]) {
    expect(readRuns(stored, 1)).toBeUndefined();
  }
});
