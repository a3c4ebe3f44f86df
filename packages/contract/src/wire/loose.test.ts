import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { limits } from "../limits.ts";
import { looseBoolean } from "./loose-boolean.ts";
import { looseInteger } from "./loose-integer.ts";
import { oneOrMany } from "./one-or-many.ts";

test.each([
  [true, [true, "true", "TRUE", "True", 1, "1"]],
  [false, [false, "false", "FALSE", "False", 0, "0"]],
])("%s is said in many ways", (meant, ways) => {
  expect(ways.map((way) => looseBoolean.parse(way))).toEqual(ways.map(() => meant));
});

test.each(["yes", "", " true", "truely", 2, -1, null, undefined, [], {}])("%j says neither yes nor no", (value) => {
  expect(looseBoolean.safeParse(value).success).toBe(false);
});

test("a whole number is taken as a number and as text exactly within its limits", () => {
  const bounds = fc.tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.nat(1_000));
  holds(
    fc.property(bounds, fc.integer({ min: -3_000, max: 3_000 }), ([least, more], number) => {
      const schema = looseInteger(least, least + more);
      const fits = number >= least && number <= least + more;
      for (const given of [number, String(number)]) {
        const read = schema.safeParse(given);
        expect(read.success).toBe(fits);
        if (read.success) expect(read.data).toBe(number);
      }
    }),
  );
});

test("both limits of a whole number are within it", () => {
  const schema = looseInteger(1, 5);
  expect([0, 1, 5, 6].map((given) => schema.safeParse(given).success)).toEqual([false, true, true, false]);
});

test.each([0.5, "0.5", "1e2", "", " 1", "+1", Number.NaN, Number.POSITIVE_INFINITY, null, true])(
  "%j is no whole number",
  (value) => {
    expect(looseInteger(0, 1_000).safeParse(value).success).toBe(false);
  },
);

test("one row is read as an array of one; none, and one too many, are refused", () => {
  const rows = oneOrMany(z.number());
  expect([rows.parse(7), rows.parse([7]), rows.parse([7, 8])]).toEqual([[7], [7], [7, 8]]);
  expect(rows.safeParse([]).success).toBe(false);
  const most = Array.from({ length: limits.batch }, (_, at) => at);
  expect(rows.parse(most)).toEqual(most);
  expect(rows.safeParse([...most, 1]).success).toBe(false);
});
