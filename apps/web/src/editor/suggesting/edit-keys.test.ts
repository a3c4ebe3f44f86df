import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { editKeys } from "./edit-keys.ts";

const few = fc.constantFrom("", "a", "b");
const edits = fc.array(fc.record({ author: fc.nat(1), at: fc.nat(1), inserted: few, deleted: few }), { minLength: 1 });

test("keys are unique, and only edits that look the same change theirs when one is gone", () => {
  holds(
    fc.property(edits, fc.nat(), (all, number) => {
      const keys = editKeys(all);
      expect(new Set(keys).size).toBe(all.length);
      const gone = number % all.length;
      const left = editKeys(all.toSpliced(gone, 1));
      const lost = keys.filter((key) => !left.includes(key));
      expect(lost).toHaveLength(1);
      const isOther = (index: number) => JSON.stringify(all[index]) !== JSON.stringify(all[gone]);
      for (const [index, key] of keys.toSpliced(gone, 1).entries())
        if (isOther(index < gone ? index : index + 1)) expect(left[index]).toBe(key);
    }),
  );
});
