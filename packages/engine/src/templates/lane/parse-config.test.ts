import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { templateConfig, templates } from "../index.ts";
import { amount, choice, flag, list, pairs, several } from "./options.ts";
import { parseConfig } from "./parse-config.ts";

const options = {
  mode: choice("Mode", "always", "never"),
  upTo: choice("Up to", 9, 10),
  on: flag("On", true),
  most: amount("Most", 5, 0, 10),
  words: list("Words", "a"),
  areas: several("Areas", "north", "south"),
  pairs: pairs("Pairs", ["a", "b"]),
};
const defaults = {
  mode: "always",
  upTo: 9,
  on: true,
  most: 5,
  words: ["a"],
  areas: ["north", "south"],
  pairs: [["a", "b"]],
};

describe("what is given", () => {
  it.each([undefined, null, "", "null", {}, "{}"])("is nothing: %j means the defaults", (given) => {
    expect(parseConfig(options, given)).toEqual({ config: defaults, problems: [] });
  });
  it.each([[{ mode: "never", other: 1 }], ['{"mode":"never"}']])("takes what it can: %j", (given) => {
    expect(parseConfig(options, given)).toEqual({ config: { ...defaults, mode: "never" }, problems: [] });
  });
  it.each(["no JSON", "[1]", 7, [], true])("is no object: %j", (given) => {
    const { config, problems } = parseConfig(options, given);
    expect(config).toEqual(defaults);
    expect(problems).toEqual([{ key: "", message: "The settings must be an object." }]);
  });
  it("may say numbers and yes or no as text", () => {
    const { config, problems } = parseConfig(options, { upTo: "10", most: "7", on: "false" });
    expect([config, problems]).toEqual([{ ...defaults, upTo: 10, most: 7, on: false }, []]);
  });
  test("trims and joins equal entries of lists", () => {
    expect(parseConfig(options, { words: [" b ", "b"] }).config.words).toEqual(["b"]);
  });
});

test.each([
  [{ mode: "sometimes" }, "Choose one of always, never."],
  [{ upTo: 12 }, "Choose one of 9, 10."],
  [{ on: "perhaps" }, "Choose yes or no."],
  [{ most: 11 }, "Enter a number from 0 to 10."],
  [{ most: Number.NaN }, "Enter a number from 0 to 10."],
  [{ words: "a" }, "Enter a list of words."],
  [{ words: [""] }, "Each entry must have 1 to 200 characters."],
  [{ words: Array(1001).fill("a") }, "Enter at most 1000 entries."],
  [{ areas: ["west"] }, "“west” is not one of north, south."],
  [{ pairs: [["a"]] }, "Each pair needs two entries: the text to replace and its replacement."],
])("%j is refused in plain words, with its key", (given, message) => {
  const { config, problems } = parseConfig(options, given);
  expect(problems).toEqual([{ key: Object.keys(given)[0], message }]);
  expect(config).toEqual(defaults);
});

test("any value gives a configuration that is read again without a problem", () => {
  holds(
    fc.property(fc.constantFrom(...templates), fc.anything(), ({ id }, given) => {
      const once = templateConfig(id, given);
      expect(templateConfig(id, once?.config)).toEqual({ config: once?.config, problems: [] });
    }),
    { numRuns: 300 },
  );
});
test("there is no template 41", () => {
  expect(templateConfig(41, {})).toBeUndefined();
});
