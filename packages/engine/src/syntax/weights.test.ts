import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { keyBits, keyOf, openWeights, packWeights, type Row } from "./weights.ts";

const labels = 60;
const row = fc.record({
  key: fc.integer({ min: 0, max: 2 ** keyBits - 1 }),
  says: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: labels - 1 }), fc.integer({ min: -127, max: 127 })), {
    selector: ([label]) => label,
    minLength: 1,
    maxLength: 20,
  }),
});

/** What the rows say of some keys, added up one by one. */
function added(rows: readonly Row[], keys: readonly number[]): number[] {
  const said = keys.flatMap((key) => rows.find((each) => each.key === key)?.says ?? []);
  return Array.from({ length: labels }, (_, i) =>
    said.reduce((sum, [label, weight]) => (label === i ? sum + weight : sum), 0),
  );
}

it("says what was packed, wherever the bytes begin", () => {
  holds(
    fc.property(
      fc.uniqueArray(row, { selector: ({ key }) => key, maxLength: 80 }),
      fc.integer({ min: 0, max: 9 }),
      fc.infiniteStream(fc.nat()),
      (rows, start, chance) => {
        const packed = packWeights(rows);
        const bytes = new Uint8Array(start + packed.length);
        bytes.set(packed, start);
        const weights = openWeights(bytes, start);
        const keys = rows.filter(() => Number(chance.next().value) % 2 === 0).map(({ key }) => key);
        const scores = new Int32Array(labels);
        weights.add(Int32Array.from([0, ...keys, 0]), 1, 1 + keys.length, scores);
        expect([...scores]).toEqual(added(rows, keys));
      },
    ),
    { numRuns: 150 },
  );
});

it("keeps keys within their bits", () => {
  holds(
    fc.property(fc.integer(), (hash) => {
      expect(keyOf(hash)).toBeGreaterThanOrEqual(0);
      expect(keyOf(hash)).toBeLessThan(2 ** keyBits);
    }),
  );
});
