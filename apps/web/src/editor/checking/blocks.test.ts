import { blockAt, schema, textBlocks } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Block, follow, paragraphOf, spliceBetween } from "./blocks.ts";

const { doc, paragraph, heading, quote, bullets, item, code, newline } = schema.nodes;
const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);

function counter(): () => number {
  let last = 0;
  return () => ++last;
}

test("every textblock is a paragraph of the right kind", () => {
  const text = doc.create(null, [
    heading.create(null, schema.text("Title")),
    p("Prose"),
    quote.create(null, p("Said")),
    bullets.create(null, item.create(null, p("Point"))),
    code.create(null, schema.text("let x")),
  ]);
  expect(textBlocks(text).map((block) => [block.kind, block.node.textContent])).toEqual([
    ["heading", "Title"],
    ["prose", "Prose"],
    ["quote", "Said"],
    ["list", "Point"],
    ["code", "let x"],
  ]);
});

test("code in a line is opaque, and a line break is one letter", () => {
  const block = paragraph.create(null, [
    schema.text("Call "),
    schema.text("teh()", [schema.marks.literal.create()]),
    newline.create(),
    schema.text("now"),
  ]);
  expect(paragraphOf({ node: block, kind: "prose", pos: 0 })).toEqual({
    text: "Call teh()\nnow",
    kind: "prose",
    opaque: [{ start: 5, end: 10 }],
  });
});

test("an offset into a paragraph is a position in the document, in any document", () => {
  fc.assert(
    fc.property(randomDocument(), (document) => {
      for (const block of textBlocks(document)) {
        const { text } = paragraphOf(block);
        expect(text.length).toBe(block.node.content.size);
        expect(document.textBetween(block.pos + 1, block.pos + 1 + text.length, "\n", "\n")).toBe(text);
      }
    }),
  );
});

test("typing renews the stamp of one block alone", () => {
  const fresh = counter();
  const state = EditorState.create({ doc: doc.create(null, [p("a"), p("b"), p("c")]) });
  const before = follow([], textBlocks(state.doc), fresh);
  const after = follow(before, textBlocks(state.apply(state.tr.insertText("!", 5)).doc), fresh);
  expect(before.map((block) => block.stamp)).toEqual([1, 2, 3]);
  expect(after.map((block) => block.stamp)).toEqual([1, 4, 3]);
});

test("a paragraph that becomes a quotation is read anew", () => {
  const fresh = counter();
  const said = p("Said");
  const before = follow([], textBlocks(doc.create(null, said)), fresh);
  const after = follow(before, textBlocks(doc.create(null, quote.create(null, said))), fresh);
  expect(after[0]?.stamp).not.toBe(before[0]?.stamp);
});

test("splices keep a mirror in step with any edits", () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("", "x", "long words")), { maxLength: 8 });
  fc.assert(
    fc.property(randomDocument(), edits, (document, changes) => {
      const fresh = counter();
      let state = EditorState.create({ doc: document });
      let blocks: Block[] = [];
      let mirror: number[] = [];
      for (const [a, b, text] of [[0, 0, ""] as const, ...changes]) {
        const [from, to] = [a % state.doc.content.size, b % state.doc.content.size].sort((x, y) => x - y);
        const tr = state.tr.delete(from ?? 0, to ?? 0);
        const place = tr.doc.resolve(Math.min(from ?? 0, tr.doc.content.size));
        state = state.apply(text && place.parent.isTextblock ? tr.insertText(text, place.pos) : tr);
        blocks = follow(blocks, textBlocks(state.doc), fresh);
        const splice = spliceBetween(mirror, blocks);
        if (splice) mirror = mirror.toSpliced(splice.at, splice.remove, ...splice.insert.map((block) => block.stamp));
        expect(mirror).toEqual(blocks.map((block) => block.stamp));
        expect(new Set(mirror).size).toBe(mirror.length);
      }
    }),
  );
});

test("the block at a position is the one that holds it", () => {
  const blocks = textBlocks(doc.create(null, [p("abc"), p(""), p("d")]));
  expect([0, 1, 4, 5, 6, 7, 8, 99].map((pos) => blockAt(blocks, pos))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
});
