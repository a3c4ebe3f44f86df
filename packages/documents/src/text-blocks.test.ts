import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDocument } from "./empty-document.ts";
import { linesOf } from "./merge/lines-of.ts";
import { parsedDocument } from "./parsed-document.ts";
import { fromPlainText } from "./plain/from-plain-text.ts";
import { plainParagraphs } from "./plain/plain-paragraphs.ts";
import { toPlainText } from "./plain/to-plain-text.ts";
import { schema } from "./schema.ts";
import { randomDocument } from "./testing/random-document.ts";
import { blockAt, paragraphOf, readableText, textBlocks, textOf } from "./text-blocks.ts";

const { doc, paragraph, quote, bullets, item, heading, code } = schema.nodes;
const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);

test("every textblock of any document is found at its place, in reading order", () => {
  holds(
    fc.property(randomDocument(), (document) => {
      const blocks = textBlocks(document);
      for (const { node, pos } of blocks) expect(document.nodeAt(pos)).toBe(node);
      expect(blocks.map(({ pos }) => pos)).toEqual(blocks.map(({ pos }) => pos).toSorted((a, b) => a - b));
      let counted = 0;
      document.descendants((node) => {
        if (node.isTextblock) counted += 1;
      });
      expect(blocks).toHaveLength(counted);
    }),
    { numRuns: 60 },
  );
});

test("the text of a block has a letter for each of its positions", () => {
  holds(
    fc.property(randomDocument(), (document) => {
      for (const { node } of textBlocks(document)) expect(textOf(node)).toHaveLength(node.content.size);
    }),
    { numRuns: 60 },
  );
});

test("the block at a position is the last one that begins before it", () => {
  holds(
    fc.property(randomDocument(), fc.nat(), (document, seed) => {
      const blocks = textBlocks(document);
      const pos = seed % (document.content.size + 1);
      const before = blocks.findLastIndex((block) => block.pos <= pos);
      expect(blockAt(blocks, pos)).toBe(Math.max(0, before));
    }),
  );
  expect(blockAt([], 7)).toBe(0);
});

test("a paragraph is of the kind of what is around it, the innermost first, and headings and code are what they are", () => {
  const nested = doc.create(null, [
    quote.create(null, [bullets.create(null, item.create(null, p("in a list in a quotation"))), p("in a quotation")]),
    bullets.create(null, item.create(null, [p("in a list"), quote.create(null, p("said in a list"))])),
    quote.create(null, heading.create({ level: 2 }, schema.text("a heading in it"))),
    code.create(null, schema.text("code")),
  ]);
  expect(textBlocks(nested).map(({ node, kind }) => [node.textContent, kind])).toEqual([
    ["in a list in a quotation", "list"],
    ["in a quotation", "quote"],
    ["in a list", "list"],
    ["said in a list", "quote"],
    ["a heading in it", "heading"],
    ["code", "code"],
  ]);
});

test("a kept document is read again as it was", () => {
  holds(
    fc.property(randomDocument(), (document) => {
      const kept: unknown = JSON.parse(JSON.stringify(document.toJSON()));
      expect(parsedDocument(kept)?.eq(document)).toBe(true);
      expect(linesOf(kept)).toEqual(textBlocks(document).map(({ node }) => textOf(node)));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["nothing", null],
  ["a number", 7],
  ["a list", []],
  ["a node nobody knows", { type: "doc", content: [{ type: "video" }] }],
  ["a document without a paragraph", { type: "doc" }],
  ["text without a paragraph around it", { type: "doc", content: [{ type: "text", text: "x" }] }],
  ["text that is empty", { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "" }] }] }],
  [
    "a mark nobody knows",
    {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "blink" }] }] }],
    },
  ],
])("%s is no document, and none of its lines are shown", (_, content) => {
  expect(parsedDocument(content)).toBeUndefined();
  expect(linesOf(content)).toEqual([]);
});

test("an empty document is one the editor accepts, with one place to write", () => {
  const empty = emptyDocument();
  empty.check();
  expect(textBlocks(empty).map(({ node }) => textOf(node))).toEqual([""]);
  expect(toPlainText(empty)).toBe("\n");
});

test("plain text becomes a document, and comes out with its paragraphs", () => {
  holds(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "bc", " ", "\n", "\r\n", "é", "🙂"), maxLength: 30 }),
      (text) => {
        const document = fromPlainText(text);
        document.check();
        expect(toPlainText(document)).toBe(`${plainParagraphs(text).join("\n\n")}\n`);
        // What came out goes in again as the same, unless it looks hard-wrapped, which so short lines do not.
        expect(fromPlainText(toPlainText(document)).eq(document)).toBe(true);
      },
    ),
  );
});

test("what someone suggests to delete is no part of a sentence, and a block of it is none of the text", () => {
  const by = { author: 1, name: "Ann", at: 0 };
  const deleted = schema.marks.deletion.create(by);
  const block = paragraph.create(null, [schema.text("It "), schema.text("is ", [deleted]), schema.text("was")]);
  const gone = schema.nodes.quote.create(null, paragraph.create(null, schema.text("Gone")), [deleted]);
  expect(textBlocks(schema.nodes.doc.create(null, [gone, block])).map(({ node }) => node)).toEqual([block]);
  expect(paragraphOf({ node: block, kind: "prose" })).toMatchObject({
    text: "It is was",
    markup: [{ start: 3, end: 6 }],
  });
  expect(readableText(block)).toBe("It was");
});
