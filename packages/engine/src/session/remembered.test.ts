import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("the same parts are made once, others anew, whatever the order", () => {
  const parts = [[], [], [], [], []];
  const inputs = fc.array(fc.record({ a: fc.constantFrom(...parts), b: fc.constantFrom(...parts) }), { maxLength: 60 });
  holds(
    fc.property(inputs, fc.integer({ min: 1, max: 4 }), (given, most) => {
      const make = remembered(
        most,
        ({ a, b }: { a: unknown; b: unknown }) => [a, b],
        ({ a, b }) => ({ a, b }),
      );
      let before: unknown;
      for (const input of given) {
        const result = make(input);
        expect([result.a, result.b].every((part, i) => part === [input.a, input.b][i])).toBe(true);
        expect(make({ ...input })).toBe(result);
        before = result;
      }
      expect(before === undefined).toBe(given.length === 0);
    }),
  );
});

test("the oldest is forgotten first", () => {
  const make = remembered(
    2,
    (input: object) => [input],
    () => ({}),
  );
  const [a, b, c] = [{}, {}, {}];
  const first = make(a);
  make(b);
  expect(make(a)).toBe(first);
  make(c);
  expect(make(a)).toBe(first);
});
