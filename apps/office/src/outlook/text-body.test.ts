import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textBody } from "./text-body.ts";

test("lines of an earlier message are not read, and stay", () => {
  const source = "We saw teh boat.\r\n\r\n> She saw teh sea.\r\nIt was teh end.";
  const body = textBody(source);
  expect(body.texts).toEqual(["We saw teh boat.", "", "It was teh end."]);
  const edits = [0, 2].map((index) => ({ index, start: 7, end: 10, replacement: "the" }));
  expect(body.with(edits)).toBe("We saw the boat.\r\n\r\n> She saw teh sea.\r\nIt was the end.");
});

test("a body without edits is what it was", () => {
  holds(
    fc.property(fc.string({ unit: fc.constantFrom("a", ">", " ", "\n", "\r", "😀") }), (source) => {
      expect(textBody(source).with([])).toBe(source);
    }),
  );
});
