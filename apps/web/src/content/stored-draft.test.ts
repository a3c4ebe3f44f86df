import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readStored } from "./stored-draft.ts";

const start = { Match: "", IsEnabled: true };

test("what was typed comes back", () => {
  expect(readStored(start, JSON.stringify({ Match: "e-mail", IsEnabled: false }))).toEqual({
    Match: "e-mail",
    IsEnabled: false,
  });
});

test("a draft that says nothing new is none", () => {
  for (const stored of [null, "", "{", "[]", "7", JSON.stringify(start)])
    expect(readStored(start, stored)).toBeUndefined();
});

test("whatever is stored, a draft has the members it should have", () => {
  holds(
    fc.property(fc.json(), (stored) => {
      const draft = readStored(start, stored) ?? start;
      expect([typeof draft.Match, typeof draft.IsEnabled]).toEqual(["string", "boolean"]);
      expect(Object.keys(draft)).toEqual(Object.keys(start));
    }),
  );
});
