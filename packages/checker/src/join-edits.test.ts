import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Edit, joinEdits } from "./join-edits.ts";
import { spliced } from "./spliced.ts";

test("what a joined edit tells makes one list of the other, whatever the edits", () => {
  const edits = fc.array(fc.record({ at: fc.nat(30), remove: fc.nat(10), insert: fc.nat(10) }), {
    minLength: 1,
    maxLength: 8,
  });
  holds(
    fc.property(fc.nat(30), edits, (length, wanted) => {
      const before = Array.from({ length }, (_, index) => index);
      let fresh = length;
      let now = [...before];
      let joined: Edit | undefined;
      for (const edit of wanted) {
        const at = Math.min(edit.at, now.length);
        const remove = Math.min(edit.remove, now.length - at);
        const insert = Array.from({ length: edit.insert }, () => fresh++);
        now = spliced(now, { at, remove, insert }).list;
        joined = joinEdits(joined, { at, remove, insert: insert.length });
      }
      const { at, remove, insert } = joined ?? { at: 0, remove: 0, insert: 0 };
      expect(before.toSpliced(at, remove, ...now.slice(at, at + insert))).toEqual(now);
    }),
  );
});

test("a list that takes very much at once is right, too", () => {
  const many = Array.from({ length: 200_000 }, (_, index) => index);
  const { list, gone } = spliced([-1, -2, -3], { at: 1, remove: 1, insert: many });
  expect([list.length, list[0], list[1], list.at(-1), gone]).toEqual([200_002, -1, 0, -3, [-2]]);
});
