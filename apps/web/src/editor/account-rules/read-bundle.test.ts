import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { helpOf } from "../remarks/rule-help.ts";
import { noAccountRules } from "./account-rules.ts";
import { readBundle } from "./read-bundle.ts";

const bundle = { Version: "7", Settings: { words: ["Nordwind"] }, Sources: {}, RuleSources: {}, Goals: {} };

test("a bundle has every list, also those the server did not speak of", () => {
  expect(readBundle(bundle)?.Settings).toEqual({ ...noAccountRules.settings, words: ["Nordwind"] });
});

test("what is no list, or is none of ours, does not come in", () => {
  const odd = { ...bundle, Settings: { words: "Nordwind", rules: null, disabled: ["a"], style: "formal" } };
  expect(readBundle(odd)?.Settings).toEqual(noAccountRules.settings);
});

test.each([
  undefined,
  null,
  7,
  "x",
  [],
  {},
  { ...bundle, Version: 7 },
  { ...bundle, Settings: [] },
  { ...bundle, Goals: 1 },
])("%j is no bundle", (value) => {
  expect(readBundle(value)).toBeUndefined();
});

test("whatever is kept in a browser, reading it does not throw", () => {
  holds(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, settings) => {
      readBundle(value);
      const read = readBundle({ ...bundle, Settings: settings });
      for (const list of Object.values(read?.Settings ?? {})) expect(Array.isArray(list)).toBe(true);
    }),
  );
});

test("help speaks of rules of the product and of the house, and of none that has gone", () => {
  const own = {
    id: "spelling/x",
    title: "X",
    explain: "Why.",
    kind: "spelling",
    level: "error",
    examples: [],
  } as const;
  const rule = { id: "4", match: "utilize", replace: "use|apply", message: "Plain words.", name: "Plain" };
  const known = {
    rules: new Map([[own.id, own]]),
    templates: [],
    house: { ...noAccountRules, settings: { ...noAccountRules.settings, rules: [rule] } },
  };
  expect(helpOf(known, "spelling/x")).toBe(own);
  expect(helpOf(known, "house/4")).toMatchObject({
    title: "Plain",
    explain: "Plain words.",
    examples: [{ wrong: "utilize", right: "use" }],
  });
  expect(helpOf(known, "house/5")).toBeUndefined();
  // The house has changed: what was read of the one before does not count.
  expect(helpOf({ ...known, house: noAccountRules }, "house/4")).toBeUndefined();
});
