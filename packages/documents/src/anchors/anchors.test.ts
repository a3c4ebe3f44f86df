import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { randomDocument } from "../testing/random-document.ts";
import { movedAnchor, type TextAnchor } from "./move-anchor.ts";
import { changesBetween, type PositionChange } from "./position-changes.ts";
import { positionText, quoteAt, quoteNear, quotesIn } from "./position-text.ts";

const lines = (...texts: string[]) =>
  schema.nodes.doc.create(
    null,
    texts.map((text) => schema.nodes.paragraph.create(null, text === "" ? [] : schema.text(text))),
  );
const anchorAt = (text: string, quote: string): TextAnchor => {
  const [found] = quotesIn(text, quote);
  if (!found) throw new Error(`“${quote}” is not there.`);
  return { ...found, quote, isOrphan: false };
};
const moved = (before: string, after: string, anchor: TextAnchor) =>
  movedAnchor(anchor, changesBetween(before, after), after);

test("an index of the text of positions is a position of the document", () => {
  holds(
    fc.property(randomDocument(), (doc) => {
      const text = positionText(doc);
      expect(text).toHaveLength(doc.content.size);
      doc.descendants((node, pos) => {
        if (node.isText) expect(text.slice(pos, pos + node.nodeSize)).toBe(node.text);
      });
    }),
  );
});

const words = fc
  .array(fc.constantFrom("the ", "rain ", "fell ", "in ", "torrents", ". ", "\u0002\u0002", "é"), { maxLength: 30 })
  .map((all) => all.join(""));

test("the changes between two texts make one of the other", () => {
  holds(
    fc.property(words, words, (before, after) => {
      const changes = changesBetween(before, after);
      let [at, to] = [0, 0];
      const made: string[] = [];
      for (const change of changes) {
        expect(change.from).toBeGreaterThanOrEqual(at);
        made.push(before.slice(at, change.from));
        to += change.from - at;
        made.push(after.slice(to, to + change.size));
        [at, to] = [change.to, to + change.size];
      }
      expect([...made, before.slice(at)].join("")).toBe(after);
    }),
  );
});

test("an anchor that no change touches keeps its words, and any other is in the text or an orphan", () => {
  const change = fc.record({ at: fc.nat(200), gone: fc.nat(20), come: words });
  holds(
    fc.property(words, fc.nat(200), fc.nat(20), change, (before, start, length, { at, gone, come }) => {
      const from = Math.min(start, before.length);
      const to = Math.min(from + length, before.length);
      fc.pre(from < to);
      const first = Math.min(at, before.length);
      const last = Math.min(first + gone, before.length);
      const after = before.slice(0, first) + come + before.slice(last);
      const changes: PositionChange[] = [{ from: first, to: last, size: come.length }];
      const anchor = { from, to, quote: before.slice(from, to), isOrphan: false };
      const result = movedAnchor(anchor, changes, after);
      expect(result.quote).toBe(anchor.quote);
      expect(result.from).toBeGreaterThanOrEqual(0);
      expect(result.to).toBeLessThanOrEqual(after.length);
      expect(result.isOrphan).toBe(result.from === result.to);
      if (last <= from || first >= to) expect(after.slice(result.from, result.to)).toBe(anchor.quote);
    }),
  );
});

test("words before, after, and in an anchor move, stretch, and shrink it", () => {
  const before = positionText(lines("One.", "The old cat sat on the mat."));
  const anchor = anchorAt(before, "old cat");
  const words = (...texts: string[]) => {
    const after = positionText(lines(...texts));
    const { from, to, isOrphan } = moved(before, after, anchor);
    return isOrphan ? "orphan" : quoteAt(after, { from, to });
  };
  expect(words("One and a half.", "The old cat sat on the mat.")).toBe("old cat");
  expect(words("One.", "The very old cat sat on the mat.")).toBe("old cat");
  expect(words("One.", "The old grey cat sat on the mat.")).toBe("old grey cat");
  expect(words("One.", "The old dog sat on the mat.")).toBe("old dog");
  expect(words("One.", "The sat on the mat.")).toBe("orphan");
  expect(words("One.")).toBe("orphan");
});

test("an orphan is found again when its words come back, wherever they are, but not when they come back twice", () => {
  const before = positionText(lines("The old cat sat."));
  const without = positionText(lines("Nothing."));
  const orphan = moved(before, without, anchorAt(before, "old cat"));
  expect(orphan).toMatchObject({ isOrphan: true, quote: "old cat" });
  const back = positionText(lines("Nothing.", "An old cat again."));
  const { from, to, isOrphan } = moved(without, back, orphan);
  expect([quoteAt(back, { from, to }), isOrphan]).toEqual(["old cat", false]);
  expect(moved(without, positionText(lines("An old cat, another old cat.")), orphan).isOrphan).toBe(true);
});

test("a quotation over two paragraphs is found, and the nearest of several", () => {
  const text = positionText(lines("First line.", "Second line.", "First line.", "Third (line)."));
  expect(quotesIn(text, "line.\nSecond")).toHaveLength(1);
  expect(quoteNear(text, "First", text.length)?.from).toBeGreaterThan(20);
  expect(quoteNear(text, "First", 0)?.from).toBe(1);
  expect(quotesIn(text, "(line).")).toHaveLength(1);
  expect(quoteNear(text, "gone", 0)).toBeUndefined();
});

test("a rewritten book is compared in time, as one change", () => {
  const many = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(" ");
  expect(changesBetween(many("a"), many("b"))).toHaveLength(1);
});
