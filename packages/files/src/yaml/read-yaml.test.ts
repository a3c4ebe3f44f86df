import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { readYaml } from "./read-yaml.ts";
import { yamlPair, yamlText } from "./yaml-text.ts";
import { YamlMap } from "./yaml-value.ts";

const read = (text: string) => readYaml(text, defaultLimits);
const refused = (text: string, limits = defaultLimits) => refusalOf(() => readYaml(text, limits));
const mapOf = (text: string): YamlMap => {
  const value = read(text);
  if (!(value instanceof YamlMap)) throw new Error("It is no map.");
  return value;
};

const spice = [
  ..."ab01 -:?#'\"\\[]{}&*!|>%@`,~=é漢\t\n\r",
  "𝒳",
  "\u0085",
  "\u2028",
  "\ufeff",
  "null",
  "yes",
  "1e3",
  "---",
];
const anyText = fc.string({ unit: fc.constantFrom(...spice), maxLength: 10 });

test("any text that is written comes back as this very text, never as a number, a date or a yes", () => {
  holds(
    fc.property(anyText, (text) => {
      expect(read(`${yamlText(text)}\n`)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test("any map that is written comes back, in order, with the line of each key", () => {
  holds(
    fc.property(fc.dictionary(anyText, anyText, { minKeys: 1, maxKeys: 4 }), (given) => {
      const pairs = Object.entries(given);
      const back = mapOf(pairs.map(([key, value]) => yamlPair(key, value)).join(""));
      expect([...back.members].map(([key, { value }]) => [key, value])).toEqual(pairs);
      expect([...back.members.values()].map(({ line }) => line)).toEqual(pairs.map((_, at) => at + 1));
    }),
  );
});

test("a key longer than a line may have is written so that it is still one", () => {
  const key = "k".repeat(1_100);
  expect([...mapOf(yamlPair(key, "v")).members.keys()]).toEqual([key]);
});

test("a map answers what a key holds: a text, texts, a yes, maps", () => {
  const map = mapOf("one: a\nmany: [a, b]\non: Yes\noff: no\nmaps:\n  - {x: 1}\n  - text\n");
  expect([map.text("one"), map.text("many"), map.text("none")]).toEqual(["a", "", ""]);
  expect([map.texts("one"), map.texts("many"), map.texts("none")]).toEqual([["a"], ["a", "b"], []]);
  expect([map.flag("on"), map.flag("off"), map.flag("none")]).toEqual([true, false, false]);
  expect(map.maps("maps").map((each) => each.text("x"))).toEqual(["1"]);
});

test.each([
  ["a: &x b", "bad-yaml"],
  ["a: *x", "bad-yaml"],
  ["a: !!str b", "bad-yaml"],
  ["a: 1\na: 2", "bad-yaml"],
  ["? [a, b]\n: c", "bad-yaml"],
  ["a: 'b", "bad-yaml"],
  [`a: ${"[".repeat(50)}`, "too-deep"],
  [`${"- ".repeat(50)}a`, "too-deep"],
  ["a".repeat(600_001), "too-large"],
])("%.20s … is refused: %s", (text, code) => {
  expect(refused(text)).toBe(code);
});

test("what is wrong is told with its line", () => {
  expect(() => read("a: 1\nb: 2\nb: 3\n")).toThrow(/line 3.*“b” appears twice/);
});

test("signs of anchors and tags inside a text are text", () => {
  expect(mapOf("a: 'R&D *now* !'\n").text("a")).toBe("R&D *now* !");
});

test("whatever comes, there is a value or a reason", () => {
  holds(
    fc.property(fc.string({ unit: fc.constantFrom(...spice), maxLength: 40 }), (text) => {
      expect([undefined, "bad-yaml", "too-deep"]).toContain(refused(text));
    }),
    { numRuns: 300 },
  );
});
