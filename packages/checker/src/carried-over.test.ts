import type { Finding } from "@housestyle/engine";
import { expect, test } from "vitest";
import { carriedOver } from "./carried-over.ts";

const before = "We walk to school in the rain.";
const found = (text: string): Finding => ({
  ...{ ruleId: "neural/wrong-word", kind: "grammar", level: "warning", message: "", suggestions: [], sure: false },
  ...{ text, start: before.indexOf(text), end: before.indexOf(text) + text.length },
});
const carried = (text: string) =>
  carriedOver({ text: before, findings: [found("walk"), found("school"), found("rain")] }, text).map(
    ({ start, end, ...said }) => [said.text, text.slice(start, end)],
  );

test("what stands outside an edit stays, at its new place", () => {
  expect(carried(`${before} And`)).toEqual([
    ["walk", "walk"],
    ["school", "school"],
    ["rain", "rain"],
  ]);
  expect(carried("We walk to big school in the rain.").map(([, text]) => text)).toEqual(["walk", "school", "rain"]);
});

test("what an edit has touched goes, and all of it with another paragraph", () => {
  expect(carried("We walk to schools in the rain.").map(([said]) => said)).toEqual(["walk", "rain"]);
  expect(carried("We walk to preschool in the rain.").map(([said]) => said)).toEqual(["walk", "rain"]);
  expect(carried("We walk to here in the rain.").map(([said]) => said)).toEqual(["walk", "rain"]);
  expect(carried("Something else altogether, and longer.")).toEqual([]);
  expect(carried("")).toEqual([]);
});
