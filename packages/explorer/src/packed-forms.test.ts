import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { climbed, encodeRows, openRows, steps } from "./number-rows.ts";
import { encodeNumbers, openNumbers } from "./numbers.ts";
import { openParts, sealParts } from "./parts.ts";
import { encodeStrings, openStrings } from "./strings.ts";

const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test("parts come back as they were put in", () => {
  const name = fc.oneof(fc.string(), fc.constantFrom("__proto__", "toString"));
  const parts = fc.dictionary(name, fc.uint8Array());
  holds(
    fc.property(parts, (given) => {
      const part = openParts(sealParts(given));
      for (const [name, bytes] of Object.entries(given)) expect(Buffer.from(part(name))).toEqual(Buffer.from(bytes));
    }),
  );
  expect(() => openParts(new Uint8Array(20))).toThrow("no file of the word explorer");
  expect(() => openParts(sealParts({}))("words")).toThrow("no part “words”");
});

test("numbers and rows come back, and outside there is nothing", () => {
  holds(
    fc.property(fc.array(fc.array(number, { maxLength: 9 })), (given) => {
      const rows = openRows(encodeRows(given));
      expect(given.map((_, at) => rows(at))).toEqual(given);
      expect([rows(-1), rows(given.length)]).toEqual([[], []]);
      const numbers = openNumbers(encodeNumbers(given.flat()));
      expect(given.flat().map((_, at) => numbers.at(at))).toEqual(given.flat());
      expect([numbers.at(-1), numbers.at(numbers.size)]).toEqual([0, 0]);
    }),
  );
});

test("steps lead back to where they were taken", () => {
  holds(
    fc.property(fc.array(fc.nat({ max: 2 ** 30 })), (given) => {
      const rising = given.toSorted((a, b) => a - b);
      expect(climbed(steps(rising))).toEqual(rising);
    }),
  );
});

test("texts come back", () => {
  holds(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (given) => {
      const texts = openStrings(encodeStrings(given));
      expect(given.map((_, at) => texts.at(at))).toEqual(given);
      expect(texts.at(given.length)).toBe("");
    }),
  );
});
