import { expect, test } from "vitest";
import { isMarkdown } from "./is-markdown.ts";

test.each([
  "# Title\n\nIt is **bold**.",
  "First:\n\n- one\n- two\n",
  "1. One\n2. Two",
  "See [the page](https://example.org/).",
  "Run this:\n\n```\nconst a = 1;\nreturn a;\n```",
])("%j is Markdown", (text) => {
  expect(isMarkdown(text)).toBe(true);
});

test.each([
  "Only words.\nAnd more of them.",
  "#hashtag and #another",
  "2 * 3 * 4 ** 5",
  "- a dash begins this line of a poem\nand this one not",
  "# sets the name\nimport os\ndef main():\n    return os.name\n",
  "#include <stdio.h>\nint main() {\n  return 0;\n}",
])("%j is plain text", (text) => {
  expect(isMarkdown(text)).toBe(false);
});
