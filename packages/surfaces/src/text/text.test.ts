import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { finding } from "../testing/remark.ts";
import { editBetween } from "./edit-between.ts";
import { LineList } from "./line-list.ts";
import { moveStretches } from "./move-stretches.ts";
import { redrawMarks } from "./redraw-marks.ts";

const someText = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "🙂", "don't"), maxLength: 12 });

test("lines and splices keep in step with a text, whatever it becomes", () => {
  holds(
    fc.property(fc.array(someText, { minLength: 1, maxLength: 8 }), ([first = "", ...others]) => {
      const list = new LineList(first);
      let mirror = list.lines.map(({ stamp }) => stamp);
      for (const text of others) {
        const splice = list.follow(text);
        if (splice) mirror = mirror.toSpliced(splice.at, splice.remove, ...splice.insert.map(({ stamp }) => stamp));
        expect(mirror).toEqual(list.lines.map(({ stamp }) => stamp));
        expect(list.lines.map((line) => line.text).join("\n")).toBe(text);
        for (const line of list.lines) expect(text.slice(line.start).startsWith(line.text)).toBe(true);
        for (let at = 0; at <= text.length; at++) {
          const line = list.lines[list.indexAt(at)];
          expect(line && line.start <= at && at <= line.start + line.text.length).toBe(true);
        }
        expect(list.words).toBe(list.lines.reduce((sum, { words }) => sum + words, 0));
      }
    }),
  );
});

test("a line that stays keeps its stamp, and words are counted", () => {
  const list = new LineList("One two\nthree\nfour");
  expect(list.words).toBe(4);
  expect(list.follow("One two\nthree 3.5\nfour")).toMatchObject({ at: 1, remove: 1, insert: [{ stamp: 4, start: 8 }] });
  expect(list.lines.map(({ stamp }) => stamp)).toEqual([1, 4, 3]);
  expect(list.words).toBe(5);
  expect(list.follow("One two\nthree 3.5\nfour")).toBeUndefined();
});

test("an edit makes the one text of the other and takes nothing away that could stay", () => {
  holds(
    fc.property(someText, someText, (before, after) => {
      const { from, to, insert } = editBetween(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      if (before === after) expect([from === to, insert]).toEqual([true, ""]);
    }),
  );
});

const mark = (from: number, text: string) => ({
  key: `${from}`,
  from,
  to: from + text.length,
  finding: finding({ text }),
});

test("remarks move along, stretch with what is typed into them, and go with their words", () => {
  const marks = [mark(0, "teh"), mark(10, "wierd")];
  const after = (from: number, to: number, insert: string) =>
    moveStretches(marks, { from, to, insert }).map((each) => [each.key, each.from, each.to]);
  expect(after(3, 3, "x")).toEqual([
    ["0", 0, 3],
    ["10", 11, 16],
  ]);
  expect(after(12, 12, "xx")).toEqual([
    ["0", 0, 3],
    ["10", 10, 17],
  ]);
  expect(after(2, 12, "")).toEqual([
    ["0", 0, 2],
    ["10", 2, 5],
  ]);
  expect(after(0, 9, "")).toEqual([["10", 1, 6]]);
});

test("what is found again keeps its key, what is no longer found goes, other lines stay", () => {
  const marks = [mark(0, "teh"), mark(10, "wierd")];
  let last = 100;
  const redrawn = redrawMarks(
    marks,
    { start: 10, length: 20, findings: [finding({ text: "wierdo" }), finding({ start: 9, text: "teh" })] },
    () => `${++last}`,
  );
  expect(redrawn.map(({ key, from, to }) => [key, from, to])).toEqual([
    ["0", 0, 3],
    ["10", 10, 16],
    ["101", 19, 22],
  ]);
  expect(redrawMarks(redrawn, { start: 10, length: 20, findings: [] }, () => "never")).toEqual([marks[0]]);
  const broken = moveStretches(marks, { from: 12, to: 12, insert: "\n" });
  expect(redrawMarks(broken, { start: 10, length: 2, findings: [] }, () => "never")).toEqual([marks[0]]);
});
