import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { UnsentEdits } from "./unsent-edits.ts";

const edits = fc.array(fc.record({ at: fc.nat(60), remove: fc.nat(4), insert: fc.nat(4), isTold: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

test("who is told the edits has the same list, whatever they are and whenever they are told", () => {
  holds(
    fc.property(fc.nat(60), edits, (length, wanted) => {
      let now = Array.from({ length }, (_, index) => index);
      let there = [...now];
      let fresh = length;
      const unsent = new UnsentEdits();
      const tell = () => {
        for (const { at, remove, insert, from } of unsent.take())
          there = there.toSpliced(at, remove, ...now.slice(from, from + insert));
        expect(there).toEqual(now);
        expect(unsent.isEmpty).toBe(true);
      };
      for (const edit of wanted) {
        const at = Math.min(edit.at, now.length);
        const remove = Math.min(edit.remove, now.length - at);
        now = now.toSpliced(at, remove, ...Array.from({ length: edit.insert }, () => fresh++));
        unsent.add({ at, remove, insert: edit.insert });
        if (edit.isTold) tell();
      }
      tell();
    }),
    { numRuns: 1000 },
  );
});

test("nothing between two edits is told again", () => {
  const unsent = new UnsentEdits();
  unsent.add({ at: 90, remove: 1, insert: 1 });
  unsent.add({ at: 10, remove: 1, insert: 2 });
  expect(unsent.take()).toEqual([
    { at: 90, remove: 1, insert: 1, from: 91 },
    { at: 10, remove: 1, insert: 2, from: 10 },
  ]);
});

test("very many edits become one", () => {
  const unsent = new UnsentEdits();
  for (let at = 0; at < 1_000; at += 2) unsent.add({ at, remove: 1, insert: 1 });
  const told = unsent.take();
  expect(told.length).toBeLessThanOrEqual(201);
  expect(told.reduce((sum, { remove }) => sum + remove, 0)).toBeLessThan(1_000);
});
