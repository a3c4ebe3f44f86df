import { expect, test } from "vitest";
import { check } from "./check.ts";
import { tokenize } from "./tokenize.ts";

test("a text, or an annotated text, but not both and not neither", () => {
  const annotation = [{ text: "A " }, { markup: "<b>", interpretAs: "" }, { text: "b" }];
  expect(check.input.safeParse({ text: "A b" }).success).toBe(true);
  expect(check.input.safeParse({ annotation }).success).toBe(true);
  expect(check.input.safeParse({ text: "A b", annotation }).success).toBe(false);
  expect(check.input.safeParse({}).success).toBe(false);
});

test.each([[{}], [{ text: "a", markup: "b" }], [{ text: "a", interpretAs: "b" }], [{ interpretAs: "b" }]])(
  "the node %j is refused",
  (node) => {
    expect(check.input.safeParse({ annotation: [node] }).success).toBe(false);
  },
);

test("everything but the text has a default", () => {
  expect(check.input.parse({ text: "" })).toEqual({
    text: "",
    format: "text",
    style: "general",
    level: "hint",
    picky: false,
    rules: [],
    words: [],
    ignores: [],
    disabled: [],
  });
});

test("tokenize takes a bare string for the text", () => {
  expect(tokenize.input.parse("Hi.")).toEqual({ Text: "Hi.", Language: "en-US" });
  expect(tokenize.input.safeParse(7).success).toBe(false);
});
