import { schema, textOf } from "@housestyle/documents";
import { fromMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import type { Piece, Rewrite, Span } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { suggestedTransaction } from "../suggesting/suggested-transaction.ts";
import { pieceEdits } from "./piece-edits.ts";
import { fitsBlock, rewriteTransaction } from "./rewrite-transaction.ts";

const { strong, em, link, underline } = schema.marks;

/** The text of pieces. */
const written = (paragraph: string, pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : paragraph.slice(piece.start, piece.end))).join("");

/** A rewrite of a sentence of a paragraph: words in quotes are the new ones, the others are found in it. */
function rewriteOf(paragraph: string, sentence: string, parts: readonly (string | { readonly keep: string })[]) {
  const start = paragraph.indexOf(sentence);
  const pieces = parts.map((part): Piece => {
    if (typeof part === "string") return part;
    const at = paragraph.indexOf(part.keep, start);
    expect(at).toBeGreaterThanOrEqual(start);
    return { start: at, end: at + part.keep.length };
  });
  const end = start + sentence.length;
  return { kind: "active", start, end, pieces, text: written(paragraph, pieces) } satisfies Rewrite as Rewrite;
}

const keep = (words: string) => ({ keep: words });

/** The document in Markdown after a rewrite of its first block. */
function rewritten(doc: Node, rewrite: Rewrite): string {
  const tr = rewriteTransaction(EditorState.create({ doc }), 0, rewrite);
  tr?.doc.check();
  return tr ? toMarkdown(tr.doc) : "";
}

/** Markdown as it is written. */
const asWritten = (markdown: string) => toMarkdown(fromMarkdown(markdown));

test("what stays keeps its links and formatting, and new words have those that their surroundings share", () => {
  const doc = fromMarkdown("Hello. In order to win, read [the *long* guide](https://example.org). **We utilize it.**");
  const text = textOf(doc.child(0));
  const shorter = rewriteOf(text, "In order to win, read the long guide.", ["To", keep(" win, read the long guide.")]);
  expect(rewritten(doc, shorter)).toBe(
    asWritten("Hello. To win, read [the *long* guide](https://example.org). **We utilize it.**"),
  );
  const plain = rewriteOf(text, "We utilize it.", [keep("We "), "use", keep(" it.")]);
  expect(rewritten(doc, plain).trim()).toMatch(/ \*\*We use it\.\*\*$/);
});

test("parts that change places take their formatting with them", () => {
  const doc = fromMarkdown("The **long report** was written by [our team](https://example.org) in May.");
  const text = textOf(doc.child(0));
  const active = rewriteOf(text, text, ["Our", keep(" team"), " wrote the ", keep("long report"), keep(" in May.")]);
  expect(rewritten(doc, active)).toBe(asWritten("[Our team](https://example.org) wrote the **long report** in May."));
});

test("only the words that change are replaced", () => {
  const rewrite = rewriteOf("We made a decision to go.", "We made a decision to go.", [
    keep("We "),
    "decided",
    keep(" to go."),
  ]);
  expect(pieceEdits(rewrite)).toEqual([{ start: 3, end: 18, pieces: ["decided"] }]);
  const moved = rewriteOf("A b is long.", "A b is long.", [keep("is long"), " ", keep("A"), keep(".")]);
  expect(pieceEdits(moved)).toEqual([
    { start: 0, end: 4, pieces: [] },
    { start: 11, end: 11, pieces: [" ", { start: 0, end: 1 }] },
  ]);
});

const marks = fc.constantFrom(
  [],
  [strong.create()],
  [em.create()],
  [link.create({ href: "https://example.org" })],
  [link.create({ href: "https://example.org" }), strong.create()],
  [underline.create(), em.create()],
);
const run = fc.tuple(fc.string({ unit: fc.constantFrom("a", "b", " ", "é", "🙂"), minLength: 1, maxLength: 9 }), marks);
const paragraphs = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) =>
  schema.nodes.paragraph.create(
    null,
    runs.map(([text, on]) => schema.text(text, on)),
  ),
);

/** A span of a text as pieces: cuts of it, some left out, some moved, with new words between. */
const rewrites = (text: string) =>
  fc
    .record({
      cuts: fc.array(fc.nat({ max: text.length }), { minLength: 2, maxLength: 8 }),
      news: fc.array(fc.constantFrom("", "x", " new ", "y z"), { minLength: 9, maxLength: 9 }),
      kept: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      order: fc.array(fc.nat({ max: 3 }), { minLength: 9, maxLength: 9 }),
    })
    .map(({ cuts, news, kept, order }): Rewrite => {
      const places = [...new Set(cuts)].toSorted((one, other) => one - other);
      const spans = places.slice(1).map((end, index): Span => ({ start: places[index] ?? 0, end }));
      const chosen = spans.filter((_, index) => kept[index]);
      const moved = chosen.toSorted(
        (one, other) => (order[chosen.indexOf(one)] ?? 0) - (order[chosen.indexOf(other)] ?? 0),
      );
      const pieces = [...moved.flatMap((span, index): Piece[] => [news[index] ?? "", span]), news[8] ?? ""];
      const [start, end] = [places[0] ?? 0, places.at(-1) ?? 0];
      return { kind: "active", start, end, pieces, text: written(text, pieces) };
    });

/** The marks of each character of a part of a block. */
function marksIn(block: Node, start: number, end: number): string[] {
  const found: string[] = [];
  block.nodesBetween(start, end, (node, at) => {
    const count = Math.min(end, at + node.nodeSize) - Math.max(start, at);
    found.push(...Array<string>(count).fill(node.marks.map(({ type, attrs }) => type.name + attrs.href).join()));
  });
  return found;
}

test("whatever the pieces, the text is theirs, and what stays keeps its marks", () => {
  const cases = paragraphs.chain((block) => fc.tuple(fc.constant(block), rewrites(textOf(block))));
  holds(
    fc.property(cases, fc.boolean(), ([block, rewrite], isSuggested) => {
      const state = EditorState.create({ doc: schema.nodes.doc.create(null, [block]) });
      const made = rewriteTransaction(state, 0, rewrite);
      if (!made) throw new Error("There is a text.");
      made.doc.check();
      const after = made.doc.child(0);
      const text = textOf(block);
      expect(textOf(after)).toBe(text.slice(0, rewrite.start) + rewrite.text + text.slice(rewrite.end));
      expect(marksIn(after, 0, rewrite.start)).toEqual(marksIn(block, 0, rewrite.start));
      let at = rewrite.start;
      for (const piece of rewrite.pieces) {
        const length = typeof piece === "string" ? piece.length : piece.end - piece.start;
        if (typeof piece !== "string")
          expect(marksIn(after, at, at + length)).toEqual(marksIn(block, piece.start, piece.end));
        at += length;
      }
      expect(made.selection.from).toBe(1 + rewrite.start + rewrite.text.length);
      if (isSuggested) suggestedTransaction(state, made, { author: 1, name: "Ann", at: 0 }).doc.check();
    }),
  );
});

test("a word that stays and only changes its capital keeps its formatting as a whole", () => {
  const doc = fromMarkdown("The reason **he** left is his *age*.");
  const text = textOf(doc.child(0));
  const rewrite = rewriteOf(text, text, ["H", keep("e left"), " because of", keep(" his age.")]);
  expect(rewritten(doc, rewrite)).toBe(asWritten("**He** left because of his *age*."));
});

/** A rewrite that makes a list of a sentence about a kit. */
function listOf(text: string, sentence: string): Rewrite {
  const items = [keep(" a saw"), keep("a hammer"), keep("nails")];
  const rewrite = rewriteOf(text, sentence, [keep("The kit has"), ":", ...items]);
  return {
    ...rewrite,
    kind: "list",
    items: [2, 3, 4].map((start) => ({ start, end: start + 1 })),
  };
}

test("a list takes the place of its sentence, and the rest of the paragraph goes before and after it", () => {
  const sentence = "The kit has a saw, a hammer, and nails.";
  const list = "The kit has:\n\n- a saw\n- a *hammer*\n- nails";
  for (const [before, after] of [
    ["", ""],
    ["Open **it**. ", ""],
    ["", " Then [go](https://example.org)."],
    ["Open **it**. ", " Then [go](https://example.org)."],
  ] as const) {
    const doc = fromMarkdown(`${before}The kit has a saw, a *hammer*, and nails.${after}\n\nNext.`);
    const rewrite = listOf(textOf(doc.child(0)), sentence);
    const rest = after === "" ? "" : `\n\n${after.trim()}`;
    expect(rewritten(doc, rewrite)).toBe(asWritten(`${before}${list}${rest}\n\nNext.`));
    const state = EditorState.create({ doc });
    const tr = rewriteTransaction(state, 0, rewrite);
    expect(tr?.selection.$from.parent.textContent).toBe("nails");
    if (tr) suggestedTransaction(state, tr, { author: 1, name: "Ann", at: 0 }).doc.check();
  }
});

test("a list is offered only in a plain paragraph of the text itself", () => {
  const rewrite = listOf("The kit has a saw, a hammer, and nails.", "The kit has a saw, a hammer, and nails.");
  const doc = fromMarkdown("Text.\n\n> Quoted.\n\n# Heading\n\n- Item");
  const places: string[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && fitsBlock(doc, pos, rewrite)) places.push(node.textContent);
  });
  expect(places).toEqual(["Text."]);
  expect(fitsBlock(doc, 0, { kind: "list", items: [{ start: 0, end: 1 }] })).toBe(false);
  expect(fitsBlock(doc, doc.child(0).nodeSize + 1, { kind: "plain" })).toBe(true);
});
