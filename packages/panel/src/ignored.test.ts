import { finding } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { ignoredFrom, withoutIgnored } from "./ignored.ts";
import { wordsIgnored } from "./words-ignored.ts";

function findingsIn(text: string) {
  return [...text.matchAll(/teh/g)].map(({ index }) => finding({ start: index, text: "teh" }));
}

function ignoring(text: string) {
  const [first] = findingsIn(text);
  const ignored = ignoredFrom(first ?? finding(), text);
  return new Map([[ignored.id, ignored]]);
}

test("an ignored remark stays away when the rest of the sentence is rewritten", () => {
  const ignored = ignoring("He wrote “teh cat” on the wall.");
  const now = "Long ago she wrote “teh cat” under the bridge, and laughed.";
  expect(withoutIgnored(findingsIn(now), now, ignored)).toEqual([]);
});

test("the same word at another place is still remarked on", () => {
  const text = "He wrote teh cat, and then teh dog.";
  expect(withoutIgnored(findingsIn(text), text, ignoring(text)).map((left) => left.start)).toEqual([27]);
});

test("another rule about the same words still speaks", () => {
  const text = "teh";
  expect(withoutIgnored([finding({ ruleId: "style/other" })], text, ignoring(text))).toHaveLength(1);
});

test("an endless word beside it does no harm", () => {
  const text = `teh${" ".repeat(3)}${"x".repeat(200_000)}`;
  expect(withoutIgnored(findingsIn(text), text, ignoring(text))).toEqual([]);
});

test("words that are no error to a rule are left alone at every place, by that rule alone", () => {
  const text = "He wrote teh cat, and then teh dog.";
  const told = wordsIgnored({ ruleId: finding().ruleId, text: "teh" });
  const ignored = new Map([[told.id, told]]);
  expect(withoutIgnored(findingsIn(text), text, new Map(), ignored)).toEqual([]);
  const other = [finding({ ruleId: "style/other", text: "teh" }), finding({ text: "Teh" })];
  expect(withoutIgnored(other, text, ignored)).toEqual(other);
});
