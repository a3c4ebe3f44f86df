import { fromMarkdown } from "@housestyle/documents/markdown";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextSentence } from "./next-sentence.ts";

/** All sentences from a position on, as they are read one after the other. */
function read(markdown: string, pos = 0, range?: { from: number; to: number }): string[] {
  const doc = fromMarkdown(markdown);
  const within = range ?? { from: 0, to: doc.content.size };
  const found: string[] = [];
  for (let at = pos; ; ) {
    const next = nextSentence(doc, at, within, "en-US");
    if (!next) return found;
    expect(doc.textBetween(next.from, next.to, "\n", "\n")).toBe(next.text);
    expect(next.to).toBeGreaterThan(at);
    found.push(next.text);
    at = next.to;
  }
}

test("sentences are read one by one, through headings, lists, and quotations, without code and empty lines", () => {
  expect(read("# A day\n\nIt rained. “Why?” she asked.\n\n- One\n- Two\n\n```\nlet a\n```\n\n---\n\n> Last.")).toEqual([
    ...["A day", "It rained.", "“Why?” she asked.", "One", "Two", "Last."],
  ]);
});

test("reading begins with the sentence at the cursor, and a selection is read alone", () => {
  expect(read("One here. Two there. Three.", 14)).toEqual(["Two there.", "Three."]);
  expect(read("One here. Two there. Three.", 10)).toEqual(["Two there.", "Three."]);
  expect(read("One here. Two there.\n\nThree.", 5, { from: 5, to: 14 })).toEqual(["here.", "Two"]);
});

test("whatever the text, reading ends and leaves out no word", () => {
  const line = fc.string({ unit: fc.constantFrom("a", "B", " ", ".", "?", "é", "🙂", "“", "1"), maxLength: 20 });
  holds(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const text = lines.join("\n\n");
      const words = (all: string) => (fromMarkdown(all).textContent.match(/[\p{L}\p{N}]+/gu) ?? []).join("");
      const spoken =
        read(text)
          .join(" ")
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(spoken.join("")).toBe(words(text));
    }),
  );
});
