import { defaultLimits } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printValeSettings, valeSettings } from "./vale-settings.ts";

const read = (text: string) => Object.fromEntries(valeSettings(text, defaultLimits));

test("single rules are switched and given levels, in any letter case, and later lines win", () => {
  expect(read("[*]\nHouse.Words = no\nHouse.Long=Error\n House.Words =YES\n")).toEqual({
    "House.Words": "YES",
    "House.Long": "error",
  });
});

test("what says nothing of a single rule is left", () => {
  expect(
    read("StylesPath = styles\nMinAlertLevel = error\nHouse.Words = perhaps\n# House.A = NO\n; x\nHouse = NO"),
  ).toEqual({});
  expect(read(`House.${"x".repeat(600)} = NO`)).toEqual({});
});

test("rules that are off are read as off again, and styles stay apart from them", () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/);
  const rule = fc.tuple(name, name).map((parts) => parts.join("."));
  holds(
    fc.property(fc.array(name), fc.array(rule), fc.option(name, { nil: "" }), (styles, off, vocabulary) => {
      const text = printValeSettings(styles, off, vocabulary);
      const { "Vale.Terms": terms, "Vale.Avoid": avoid, ...others } = read(text);
      const expected = Object.fromEntries(off.map((each) => [each, "NO"]));
      expect({ "Vale.Terms": terms, "Vale.Avoid": avoid, ...others }).toMatchObject(expected);
      expect(Object.keys(others).every((each) => off.includes(each))).toBe(true);
      expect(terms === "YES" || avoid === "YES").toBe(vocabulary !== "");
      expect(text.includes("BasedOnStyles")).toBe(styles.length > 0);
    }),
    { numRuns: 60 },
  );
});
