import { expect, test } from "vitest";
import { ruleSourceId } from "./rule-source-id.ts";

test("the number of a source is read by what it is the number of", () => {
  expect(ruleSourceId("guide/4/9", "guide")).toBe(4);
  expect(ruleSourceId("guide/4", "guide")).toBe(4);
  expect(ruleSourceId("guide/4", "term")).toBeUndefined();
  expect(ruleSourceId("guide/x", "guide")).toBeUndefined();
  expect(ruleSourceId(undefined, "guide")).toBeUndefined();
});
