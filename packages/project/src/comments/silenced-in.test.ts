import { createEngine, type Format } from "@housestyle/engine";
import { expect, test } from "vitest";
import { directivesIn } from "./directives.ts";
import { silencedIn } from "./silenced-in.ts";

const engine = createEngine({});

/** Which of the words x1, x2 … of a text are told of by a rule. */
function told(text: string, ruleId: string, format: Format = "markdown"): string {
  const silenced = silencedIn(text, format, () => engine.paragraphs(text, format));
  return [...text.matchAll(/x\d/g)]
    .filter(({ 0: { length }, index: start }) => !silenced.has({ ruleId, start, end: start + length }))
    .map(([word]) => word)
    .join(" ");
}

test.each([
  ["from a comment to its end", "x1 <!-- housestyle-disable --> x2\n\nx3 <!-- housestyle-enable --> x4", "x1 x4"],
  ["to the end of the text", "x1\n\n<!-- housestyle-disable -->\n\nx2\n\n- x3\n", "x1"],
  ["by name", "<!-- housestyle-disable style/adverb, grammar/a-or-an -->\n\nx1\n", ""],
  ["by folder", "<!--housestyle-disable style-->\n\nx1\n", ""],
  ["not by half a name", "<!-- housestyle-disable style/adv sty -->\n\nx1\n", "x1"],
  ["with a reason", "<!-- housestyle-disable grammar -- not style/adverb -->\n\nx1\n", "x1"],
  ["all but one", "<!-- housestyle-disable -->\n\nx1\n\n<!-- housestyle-enable style -->\n\nx2\n", "x2"],
  [
    "another one alone comes back",
    "<!-- housestyle-disable style -->\n\nx1 <!-- housestyle-enable grammar --> x2\n",
    "",
  ],
  ["in the next line", "x1\n<!-- housestyle-disable-next-line -->\nx2\nx3\n", "x1 x3"],
  ["in the next line with something in it", "<!-- housestyle-disable-next-line style -->  \r\n\r\n  x1\r\nx2", "x2"],
  ["in the next line only by name", "<!-- housestyle-disable-next-line grammar -->\nx1", "x1"],
  ["in comments of MDX", "{/* housestyle-disable */}\n\nx1\n", ""],
  ["not in other words", "<!-- housestyle-disabled -->\n\nx1 housestyle-disable x2\n", "x1 x2"],
  ["not in a comment that has no end", "x1 <!-- housestyle-disable \n\nx2\n", "x1 x2"],
  ["not in an example", "```html\n<!-- housestyle-disable -->\n```\n\nx1 `<!-- housestyle-disable -->` x2\n", "x1 x2"],
])("is silent %s", (_, text, words) => {
  expect(told(text, "style/adverb")).toBe(words);
});

test("HTML is read, plain text has no comments", () => {
  const text = "<p>x1</p>\n<!-- housestyle-disable\n style/adverb -->\n<p>x2</p>";
  expect([told(text, "style/adverb", "html"), told(text, "style/adverb", "text")]).toEqual(["x1", "x1 x2"]);
});

test("what a program calls its things is no unknown word in its comments, but is in others", () => {
  const text = "// Gives teh dst, and src's\nf(dst, src);\n";
  const silenced = silencedIn(text, "c", () => []);
  const isSilent = (word: string, ruleId = "spelling/unknown-word") =>
    silenced.has({ ruleId, start: text.indexOf(word), end: text.indexOf(word) + word.length });
  expect([isSilent("teh"), isSilent("dst"), isSilent("src's"), isSilent("dst", "style/adverb")]).toEqual([
    ...[false, true, true, false],
  ]);
});

test("rules that comments name are known with their places", () => {
  const text = "A.\n\n<!-- housestyle-disable a/b c -->\n";
  expect(silencedIn(text, "markdown", () => []).named).toEqual([
    { rule: "a/b", at: 4 },
    { rule: "c", at: 4 },
  ]);
});

test("a form without an end is the rest of its line, and takes time linear in the text", () => {
  const percent = [{ open: "%" }];
  expect(directivesIn("% housestyle-disable a -- b\nx % housestyle-enable", percent, () => [])).toMatchObject([
    { does: "disable", rules: ["a"] },
    { does: "enable", rules: [] },
  ]);
  const many = "<!-- housestyle-disable ".repeat(50_000);
  expect(directivesIn(many, [{ open: "<!--", close: "-->" }], () => [])).toEqual([]);
});
