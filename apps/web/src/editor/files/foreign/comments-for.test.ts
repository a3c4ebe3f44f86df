import { documentOfTexts, textBlocks } from "@housestyle/documents";
import type { Remark } from "@housestyle/surfaces";
import { expect, test } from "vitest";
import { commentsFor } from "./comments-for.ts";

const paragraph = (text: string, story: "text" | "header" = "text") => ({ text, kind: "prose" as const, story });
const remark = (from: number, to: number) =>
  ({ key: "a", from, to, finding: { text: "teh", message: "Spelling.", suggestions: ["the"] } }) as unknown as Remark;

test("each remark is at the paragraph with its words, also where the file has more paragraphs", () => {
  const doc = documentOfTexts(["One.", "teh", "teh", "Elsewhere."]);
  const paragraphs = ["", "One.", "A text box", "teh", "", "teh"].map((text) => paragraph(text));
  const [, first, second, last] = textBlocks(doc).map(({ pos }) => remark(pos + 1, pos + 4));
  if (!first || !second || !last) throw new Error("A block is missing.");
  const text = "Spelling.\nSuggestion: “the”";
  expect(commentsFor(doc, [first, second, last], paragraphs)).toEqual([
    { paragraph: 3, start: 0, end: 3, text },
    { paragraph: 5, start: 0, end: 3, text },
  ]);
});
