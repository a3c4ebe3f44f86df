import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { finding } from "../testing/remark.ts";
import { editBetween } from "./edit-between.ts";
import { moveStretches } from "./move-stretches.ts";
import { redrawMarks } from "./redraw-marks.ts";

const text = fc.string({ unit: fc.constantFrom(..."ab \n"), minLength: 1, maxLength: 20 });
/** A text, an edit of it, and stretches of it that do not touch. */
const edited = fc
  .tuple(text, fc.nat(), fc.nat(), text, fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }))
  .map(([before, one, other, insert, lengths]) => {
    const [from = 0, to = 0] = [one, other].map((seed) => seed % (before.length + 1)).sort((a, b) => a - b);
    let at = 0;
    const marks = lengths.flatMap((length) => {
      const mark = { from: at, to: at + length };
      at += length + 1;
      return mark.to <= before.length ? [mark] : [];
    });
    return { before, marks, edit: { from, to, insert }, after: before.slice(0, from) + insert + before.slice(to) };
  });

test("a stretch that an edit did not touch shows the same words as before", () => {
  holds(
    fc.property(edited, ({ before, marks, edit, after }) => {
      const untouched = marks.filter((mark) => mark.to <= edit.from || mark.from >= edit.to);
      const moved = moveStretches(untouched, edit);
      expect(moved.map(({ from, to }) => after.slice(from, to))).toEqual(
        untouched.map(({ from, to }) => before.slice(from, to)),
      );
    }),
  );
});

test("stretches stay in the text, in their order, and never lie over each other", () => {
  holds(
    fc.property(edited, ({ marks, edit, after }) => {
      const moved = moveStretches(marks, edit);
      for (const [at, { from, to }] of moved.entries()) {
        expect(from).toBeLessThan(to);
        expect(from).toBeGreaterThanOrEqual(moved[at - 1]?.to ?? 0);
        expect(to).toBeLessThanOrEqual(after.length);
      }
    }),
  );
});

test("a stretch goes only when none of its letters is left", () => {
  holds(
    fc.property(edited, ({ marks, edit }) => {
      const left = marks.filter((mark) => mark.from < edit.from || mark.to > edit.to);
      expect(moveStretches(marks, edit)).toHaveLength(left.length);
    }),
  );
});

test("no shorter edit makes the one text of the other", () => {
  holds(
    fc.property(edited, ({ before, edit, after }) => {
      const found = editBetween(before, after);
      expect(found.to - found.from).toBeLessThanOrEqual(edit.to - edit.from);
      expect(found.insert.length).toBeLessThanOrEqual(edit.insert.length);
    }),
  );
});

test("what is known anew takes the place of what was known there, keeps keys that fit, and each key but once", () => {
  const places = fc.uniqueArray(fc.nat(9), { maxLength: 6 });
  holds(
    fc.property(places, places, (before, now) => {
      const found = (place: number) => finding({ text: "x", start: place * 2, end: place * 2 + 1 });
      const marks = before.map((place) => ({
        key: `old ${place}`,
        from: place * 2,
        to: place * 2 + 1,
        finding: found(place),
      }));
      const outside = { key: "outside", from: 40, to: 41, finding: found(20) };
      let fresh = 0;
      const after = redrawMarks(
        [...marks, outside],
        { start: 0, length: 20, findings: now.map(found) },
        () => `new ${fresh++}`,
      );
      expect(after.map(({ from }) => from)).toEqual([...now.map((place) => place * 2), 40].sort((a, b) => a - b));
      expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
      for (const { key, from } of after) {
        if (from < 40) expect(key.startsWith("old")).toBe(before.includes(from / 2));
      }
      expect(after.at(-1)).toBe(outside);
    }),
  );
});
