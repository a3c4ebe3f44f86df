import { blockAt, paragraphOf, schema, type TextBlock, textBlocks, wordsOfBlock } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { canSplit, findWrapping, liftTarget } from "prosemirror-transform";
import { expect, test } from "vitest";
import { BlockList } from "./block-list.ts";

const { doc, paragraph, heading, quote, bullets, item, code, newline } = schema.nodes;
const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);

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
  expect(paragraphOf({ node: block, kind: "prose" })).toEqual({
    text: "Call teh()\nnow",
    kind: "prose",
    opaque: [{ start: 5, end: 10 }],
  });
});

test("an offset into a paragraph is a position in the document, in any document", () => {
  holds(
    fc.property(randomDocument(), (document) => {
      for (const block of textBlocks(document)) {
        const { text } = paragraphOf(block);
        expect(text.length).toBe(block.node.content.size);
        expect(document.textBetween(block.pos + 1, block.pos + 1 + text.length, "\n")).toBe(text);
      }
    }),
  );
});

/** An editor's state and the blocks that follow it. */
function followed(document: Node) {
  let state = EditorState.create({ doc: document });
  const list = new BlockList(document);
  const stamps = () => list.blocks.map(({ stamp }) => stamp);
  return {
    list,
    stamps,
    get state() {
      return state;
    },
    apply(tr: Transaction) {
      state = state.apply(tr);
      return list.follow(tr);
    },
  };
}

/** What is known of each block, but for its stamp. */
function seen(blocks: readonly TextBlock[]) {
  return blocks.map(({ node, kind, pos }) => ({ node, kind, pos }));
}

test("typing renews the stamp of one block alone", () => {
  const text = followed(doc.create(null, [p("a"), p("b"), p("c")]));
  expect(text.stamps()).toEqual([1, 2, 3]);
  expect(text.apply(text.state.tr.insertText("!", 5))).toMatchObject({ at: 1, remove: 1, insert: [{ stamp: 4 }] });
  expect(text.stamps()).toEqual([1, 4, 3]);
});

test("a paragraph that becomes a quotation is read anew, and so is one that becomes code in a line", () => {
  const text = followed(doc.create(null, [p("Said"), p("so")]));
  const said = text.state.doc.resolve(1).blockRange();
  if (!said) throw new Error("A paragraph is a range of blocks.");
  text.apply(text.state.tr.wrap(said, [{ type: quote }]));
  expect(text.list.blocks.map(({ kind, stamp }) => [kind, stamp])).toEqual([
    ["quote", 3],
    ["prose", 2],
  ]);
  text.apply(text.state.tr.addMark(10, 11, schema.marks.literal.create()));
  expect(text.stamps()).toEqual([3, 4]);
  expect(text.list.blocks[1]?.paragraph.opaque).toEqual([{ start: 1, end: 2 }]);
});

test("a change of a heading's level and one of a caret leave stamps as they are", () => {
  const text = followed(doc.create(null, [heading.create({ level: 1 }, schema.text("Title")), p("b")]));
  expect(text.apply(text.state.tr.setSelection(TextSelection.create(text.state.doc, 2)))).toBeUndefined();
  text.apply(text.state.tr.setNodeAttribute(0, "level", 2));
  expect(seen(text.list.blocks)).toEqual(seen(textBlocks(text.state.doc)));
  expect(text.stamps()[1]).toBe(2);
});

/** Some edit of a document, made of four numbers. */
function edited(state: EditorState, [what, a, b, text]: readonly [number, number, number, string]): Transaction {
  const { tr } = state;
  const { size } = state.doc.content;
  const [from = 0, to = 0] = [a % (size + 1), b % (size + 1)].sort((x, y) => x - y);
  const range = state.doc.resolve(from).blockRange(state.doc.resolve(to));
  const target = range && liftTarget(range);
  const wrapping = range && findWrapping(range, what === 1 ? quote : bullets);
  if (what <= 1 && range && wrapping) return tr.wrap(range, wrapping);
  if (what === 2 && range && typeof target === "number") return tr.lift(range, target);
  if (what === 3) return tr.addMark(from, to, schema.marks.literal.create());
  if (what === 4) return tr.removeMark(from, to);
  if (what === 5 && canSplit(state.doc, from)) return tr.split(from);
  if (what === 6) return tr.replace(to, size, state.doc.slice(from, to));
  tr.delete(from, to);
  const place = tr.doc.resolve(Math.min(from, tr.doc.content.size));
  return text && place.parent.isTextblock ? tr.insertText(text, place.pos) : tr;
}

test("blocks and splices keep in step with a document, whatever is done to it", () => {
  const edit = fc.tuple(fc.nat(8), fc.nat(), fc.nat(), fc.constantFrom("", "x", "long words"));
  holds(
    fc.property(randomDocument(), fc.array(edit, { maxLength: 10 }), (document, edits) => {
      const text = followed(document);
      let mirror = text.stamps();
      for (const each of edits) {
        const was = new Map(text.list.blocks.map(({ node, kind, stamp }) => [stamp, { node, kind }]));
        const splice = text.apply(edited(text.state, each));
        if (splice) mirror = mirror.toSpliced(splice.at, splice.remove, ...splice.insert.map(({ stamp }) => stamp));
        expect(mirror).toEqual(text.stamps());
        expect(new Set(mirror).size).toBe(mirror.length);
        expect(seen(text.list.blocks)).toEqual(seen(textBlocks(text.state.doc)));
        for (const { stamp, node, kind } of text.list.blocks)
          expect(was.get(stamp) ?? { node, kind }).toEqual({ node, kind });
      }
      expect(text.list.words).toBe(text.list.blocks.reduce((sum, { node }) => sum + wordsOfBlock(node), 0));
    }),
    { numRuns: 300 },
  );
});

test("the block at a position is the one that holds it", () => {
  const blocks = textBlocks(doc.create(null, [p("abc"), p(""), p("d")]));
  expect([0, 1, 4, 5, 6, 7, 8, 99].map((pos) => blockAt(blocks, pos))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
});

test("when one transaction changes two paragraphs, those between them stay the ones they are", () => {
  const same = p("same");
  const room = followed(doc.create(null, [p("one"), p("two"), same, same, p("three"), p("four")]));
  const before = room.stamps();
  const { tr } = room.state;
  tr.insertText("!", tr.doc.content.size - 1).insertText("?", 2);
  const splice = room.apply(tr);
  const after = room.stamps();
  expect(after.slice(1, 5)).toEqual(before.slice(1, 5));
  expect([after[0] === before[0], after[5] === before[5]]).toEqual([false, false]);
  expect(splice?.insert.map(({ stamp }) => stamp)).toEqual(after);
  expect(seen(room.list.blocks)).toEqual(seen(textBlocks(room.state.doc)));
});
