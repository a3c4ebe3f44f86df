import { expect, test } from "vitest";
import { elementsIn } from "./elements-in.ts";

test("each element counts once, however it ends", () => {
  expect(elementsIn("<p>One <b>two</b><br/></p><p>three", 100)).toBe(5);
});

test("an element for looks that does not end counts again in each element that follows", () => {
  expect(elementsIn("<b><p>One</p><p>Two</p>", 100)).toBe(1 + 4 * 2);
  expect(elementsIn("<b>One</b><p>Two</p><p>Three</p>", 100)).toBe(1 + 4);
});

test("the same look is begun again three times at most", () => {
  expect(elementsIn(`${"<b>".repeat(50)}<p>`, 1_000)).toBe(50 + 1 + 3);
});

test("counting ends as soon as there are too many", () => {
  expect(elementsIn("<p>".repeat(1_000), 10)).toBe(11);
});
