import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { caseless } from "./caseless.ts";

const shape = caseless({ Name: z.string().default("none"), teamId: z.number().optional() });

/** A name with some of its letters in the other case. */
const inAnyCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((up) => [...name].map((letter, at) => (up[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""));

test("members are found whatever their case, and no other member comes in", () => {
  holds(
    fc.property(inAnyCase("name"), inAnyCase("teamid"), fc.dictionary(fc.string(), fc.anything()), (name, id, more) => {
      const others = Object.entries(more).filter(([given]) => !/^(name|teamid)$/i.test(given));
      const sent = Object.fromEntries([...others, [name, "Ann"], [id, 7]]);
      expect(shape.parse(sent)).toEqual({ Name: "Ann", teamId: 7 });
    }),
  );
});

test("of two that differ in case only the exact one wins, in either order", () => {
  expect(shape.parse({ name: "a", Name: "b" })).toEqual({ Name: "b" });
  expect(shape.parse({ Name: "b", name: "a" })).toEqual({ Name: "b" });
  expect(shape.parse({ NAME: "first", name: "second" })).toEqual({ Name: "first" });
});

test("null counts as not given, nothing else does", () => {
  expect(shape.parse({ Name: null, TEAMID: null })).toEqual({ Name: "none" });
  expect(shape.safeParse({ Name: 0 }).success).toBe(false);
  expect(shape.safeParse({ teamId: "" }).success).toBe(false);
});

test.each([[undefined], [null], ["text"], [7], [[]], [[{ Name: "a" }]]])("%j is no object", (value) => {
  expect(shape.safeParse(value).success).toBe(false);
});

test("nobody's prototype is set or read", () => {
  const sent: unknown = JSON.parse('{"__proto__": {"Name": "x"}, "constructor": "y", "toString": "z"}');
  expect(shape.parse(sent)).toEqual({ Name: "none" });
});
