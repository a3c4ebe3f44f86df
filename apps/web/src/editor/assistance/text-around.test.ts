import { schema } from "@housestyle/documents";
import { expect, test } from "vitest";
import { plainPart, rangeToJudge, textBefore } from "./text-around.ts";

const { paragraph, heading, doc } = schema.nodes;
const line = (text: string) => paragraph.create(null, text === "" ? null : schema.text(text));
const head = (level: number, text: string) => heading.create({ level }, schema.text(text));

test("the text before the cursor ends at the cursor and is cut at its start", () => {
  const node = doc.create(null, [line("One two."), line("Three four.")]);
  expect(textBefore(node, 16, 100)).toBe("One two.\n\nThree");
  expect(textBefore(node, 16, 6)).toBe("Three");
});

test("each block knows its place in the plain text and in the document", () => {
  const node = doc.create(null, [line("One."), line(""), line("Two.")]);
  const { text, blocks } = plainPart(node, 0, node.content.size);
  expect(text).toBe("One.\n\n\n\nTwo.");
  for (const { start, pos } of blocks.slice(0, 1))
    expect(node.textBetween(pos, pos + 4)).toBe(text.slice(start, start + 4));
  expect(blocks.map(({ start, pos }) => [start, pos])).toEqual([
    [0, 1],
    [6, 7],
    [8, 9],
  ]);
});

test("a short text is judged as a whole, a long one by the chapter of the cursor", () => {
  const node = doc.create(null, [
    head(1, "A"),
    line("a".repeat(40)),
    head(2, "B"),
    line("b".repeat(40)),
    head(1, "C"),
    line("c".repeat(40)),
  ]);
  const judged = (pos: number, most: number) => {
    const range = rangeToJudge(node, pos, most);
    return (
      range &&
      plainPart(node, range.from, range.to)
        .text.replace(/(\w)\1+/g, "$1")
        .replace(/\n+/g, " ")
    );
  };
  expect(judged(50, 1_000)).toBe("A a B b C c");
  expect(judged(50, 100)).toBe("A a B b");
  expect(judged(50, 60)).toBe("B b");
  expect(judged(100, 60)).toBe("C c");
  expect(judged(5, 60)).toBeUndefined();
});
