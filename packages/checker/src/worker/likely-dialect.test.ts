import type { Dialect } from "@housestyle/engine";
import { expect, test } from "vitest";
import { likelyDialect } from "./likely-dialect.ts";

const fits: Readonly<Record<string, readonly Dialect[]>> = {
  colour: ["en-GB", "en-CA", "en-AU"],
  centre: ["en-GB", "en-CA", "en-AU"],
  analysed: ["en-GB", "en-AU"],
  color: ["en-US"],
  theater: ["en-US"],
  gray: ["en-US"],
};
const likely = (words: string, current: Dialect) =>
  likelyDialect(words.split(" "), current, (word) => fits[word] ?? []);

test("three different words of another English tell it", () => {
  expect(likely("colour centre analysed", "en-US")).toBe("en-GB");
  expect(likely("color theater gray", "en-GB")).toBe("en-US");
});

test("two, or the same one again, may be a slip; words of both sides say nothing", () => {
  expect(likely("colour Colour colour centre", "en-US")).toBeUndefined();
  expect(likely("colour centre color theater gray", "en-CA")).toBeUndefined();
});
