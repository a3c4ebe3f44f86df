import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tagText } from "./tag-text.ts";

function read(body: unknown) {
  return tagText.input.parse(body);
}

test("only the text must be given", () => {
  expect(read({ Text: "Hi." })).toEqual({ Text: "Hi.", Rules: [], Style: "general" });
});

test("members are found whatever their case, in rules too", () => {
  expect(read({ TEXT: "Hi.", rules: [{ match: "e-mail", REPLACE: "email", isenabled: "False" }] })).toMatchObject({
    Text: "Hi.",
    Rules: [{ Match: "e-mail", Replace: "email", IsEnabled: false, CaseSensitive: false }],
  });
});

test("any mix of upper and lower case binds the same", () => {
  holds(
    fc.property(fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (upper) => {
      const name = [..."language"].map((letter, i) => (upper[i] ? letter.toUpperCase() : letter)).join("");
      expect(read({ Text: "", [name]: "en_UK" }).Language).toBe("en-GB");
    }),
  );
});

test("of two members that differ in case only, the exact one wins", () => {
  expect(read({ text: "no", Text: "yes", TEXT: "no" }).Text).toBe("yes");
});

test("null is the same as not given, and unknown members are dropped", () => {
  expect(read({ Text: "Hi.", Rules: null, Style: null, Colour: "red" })).toEqual(read({ Text: "Hi." }));
});

test.each([
  ["en_US", "en-US"],
  ["en_UK", "en-GB"],
  ["en-gb", "en-GB"],
  ["EN", undefined],
  ["auto", undefined],
  ["en-CA", "en-CA"],
  ["en_au", "en-AU"],
])("the language %s is %s", (given, dialect) => {
  expect(read({ Text: "", Language: given }).Language).toBe(dialect);
});

test.each([
  ["NotSet", "general"],
  ["ACADEMIC", "academic"],
  [0, "general"],
  [5, "creative"],
  ["7", "web"],
])("the style %s is %s", (given, style) => {
  expect(read({ Text: "", Style: given }).Style).toBe(style);
});

test.each([
  [{}],
  [{ Text: null }],
  [{ Text: 5 }],
  [[]],
  ["text"],
  [null],
  [{ Text: "", Language: "tlh" }],
  [{ Text: "", Language: "constructor" }],
  [{ Text: "", Style: 8 }],
  [{ Text: "", Style: "loud" }],
  [{ Text: "", Rules: "none" }],
  [{ Text: "", Rules: [{}] }],
])("%j is refused", (body) => {
  expect(tagText.input.safeParse(body).success).toBe(false);
});

test("what is refused is never repeated in the reason", () => {
  const refused = tagText.input.safeParse({ Text: "", Language: "zebra-language", Style: "zebra-style" });
  expect(refused.success).toBe(false);
  expect(JSON.stringify(refused.error?.issues)).not.toContain("zebra");
});

test("200 rules are taken, 201 are not", () => {
  const rules = Array.from({ length: 201 }, () => ({ Match: "a" }));
  expect(tagText.input.safeParse({ Text: "", Rules: rules.slice(1) }).success).toBe(true);
  expect(tagText.input.safeParse({ Text: "", Rules: rules }).success).toBe(false);
});
