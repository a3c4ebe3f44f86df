import { schema } from "@housestyle/documents";
import { expect, test } from "vitest";
import { readPoint } from "./place-of-quote.ts";
import { plainPart } from "./text-around.ts";

const line = (text: string) => schema.nodes.paragraph.create(null, schema.text(text));
const node = schema.nodes.doc.create(null, [line("The İstanbul ferry left."), line("“Don’t go,” she said, and went.")]);
const part = plainPart(node, 0, node.content.size);
const pointed = (text: string) => {
  const point = readPoint(text, part);
  return point && [node.textBetween(point.from, point.to), point.note];
};

test.each([
  ["the İstanbul ferry | Name the day.", ["The İstanbul ferry", "Name the day."]],
  ['"“Don\'t go," she said" | Show it.', ["“Don’t go,” she said", "Show it."]],
  ["she said, and… | Two | verbs.", ["she said, and", "Two   verbs."]],
] as const)("%s is found in the text", (text, expected) => {
  expect(pointed(text)).toEqual(expected);
});

test.each(["no bar here", "a ship | What ship?", "she said |", "x | y"])("%s is no point", (text) => {
  expect(pointed(text)).toBeUndefined();
});
