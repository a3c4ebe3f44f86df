import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { isJsonObject, type Json, readJson } from "./read-json.ts";

const read = (text: string) => readJson(text, defaultLimits);
const refused = (text: string) => refusalOf(() => read(text));
const levelsOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;

test("what JSON says is read as it is, and refused exactly where it is deeper than allowed", () => {
  holds(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, depth) => {
      const text = JSON.stringify(value);
      const code = refusalOf(() => readJson(text, { ...defaultLimits, depth }));
      expect(code).toBe(levelsOf(value) > depth ? "too-deep" : undefined);
      if (!text.includes("__proto__")) expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("brackets inside a text are no levels, whatever is escaped before them", () => {
  expect(read(JSON.stringify({ a: "[".repeat(100), b: '\\"[[' }))).toEqual({ a: "[".repeat(100), b: '\\"[[' });
});

test("nobody's prototype is set", () => {
  const value = read('{"__proto__": {"admin": true}, "a": {"__proto__": 1}}') as { readonly [name: string]: Json };
  expect(Object.keys(value)).toEqual(["a"]);
  expect("admin" in value).toBe(false);
});

test.each(["", "{", "[1,]", "{a: 1}", "nul", '"a\nb"'])("%j is refused", (text) => {
  expect(refused(text)).toBe("bad-json");
});

test("an object is told from a list and from nothing", () => {
  expect([{}, [], null, "a", undefined].map((value) => isJsonObject(value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
