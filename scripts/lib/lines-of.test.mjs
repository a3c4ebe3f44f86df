import ts from "typescript";
import { expect, test } from "vitest";
import { linesOf, sentencesOf } from "./lines-of.mjs";

const count = (source, isTest = false) =>
  linesOf(ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true), isTest);

test("code is counted, blank lines and comments are not; in a test it is tests", () => {
  const source = `/** Says\n * this. */\nexport const a = 1;\n\n// Why.\nexport const b = [\n  a,\n];\n`;
  expect(count(source)).toEqual({ tests: 0, code: 4 });
  expect(count(source, true)).toEqual({ tests: 4, code: 0 });
});

test("a table of words is neither", () => {
  expect(count(`const words = [\n${'  "word",\n'.repeat(9)}];\nconst text = \`\n${"a = b\n".repeat(9)}\`;\n`)).toEqual({
    tests: 0,
    code: 0,
  });
  expect(count(`const few = [\n  "a",\n  "b",\n];\n`)).toEqual({ tests: 0, code: 4 });
});

test("the examples of a template are tests", () => {
  const source = `const rule = {\n  id: "a",\n  examples: [\n    { wrong: "a", right: "b" },\n  ],\n  leaves: ["c"],\n};\n`;
  expect(count(source)).toEqual({ tests: 4, code: 3 });
});

test("the sentences of a rule's text are tests, what it says of itself is not", () => {
  expect(sentencesOf("title: A\nlevel: hint\n\nBad. → Good.\nWorse. → Good.\n\nGood.\n")).toBe(3);
});
