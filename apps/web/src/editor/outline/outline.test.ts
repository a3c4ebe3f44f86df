import { countWords, endOfText, schema } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { history, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { mayMove, movedChapter, placeAbove, placeBelow, wholePlace } from "./move-chapter.ts";
import { type OutlineEntry, outlineOf, visibleEntries } from "./outline.ts";
import { outlineKey } from "./outline-keys.ts";

const { doc, paragraph, heading, quote } = schema.nodes;
const line = (text: string) => paragraph.create(null, text === "" ? [] : schema.text(text));
const head = (level: number, text: string) => heading.create({ level }, text === "" ? [] : schema.text(text));

const book = doc.create(null, [
  line("A foreword"),
  head(1, "One"),
  line("two words"),
  head(2, "One A"),
  quote.create(null, [head(3, "Quoted"), line("in a quotation")]),
  head(2, "One B"),
  head(1, "Two"),
  head(2, "Two A"),
  line("the end"),
]);

const named = (entries: readonly OutlineEntry[], text: string): OutlineEntry => {
  const found = entries.find((entry) => entry.text === text);
  if (!found) throw new Error(`No heading “${text}”.`);
  return found;
};
const lines = (document: Node) => document.children.map((node) => node.textContent);

/** The names of the headings after a chapter was moved one step. */
function stepped(document: Node, text: string, by: 1 | -1): readonly string[] | undefined {
  const entries = outlineOf(document);
  const chapter = named(entries, text);
  const place = by < 0 ? placeAbove(entries, chapter) : placeBelow(entries, chapter);
  const tr = place === undefined ? undefined : movedChapter(EditorState.create({ doc: document }), { chapter, place });
  return tr && outlineOf(tr.doc).map((entry) => entry.text);
}

test("the outline has each heading with the words of its chapter; one in a quotation begins none", () => {
  expect(outlineOf(book).map(({ text, depth, words, hasChildren }) => [text, depth, words, hasChildren])).toEqual([
    ["One", 0, 11, true],
    ["One A", 1, 6, false],
    ["One B", 1, 2, false],
    ["Two", 0, 5, true],
    ["Two A", 1, 4, false],
  ]);
});

test.each([
  ["One", 1, ["Two", "Two A", "One", "One A", "One B"]],
  ["Two", -1, ["Two", "Two A", "One", "One A", "One B"]],
  ["One A", 1, ["One", "One B", "One A", "Two", "Two A"]],
  // Past the border of its chapter into the next one, and back.
  ["One B", 1, ["One", "One A", "Two", "One B", "Two A"]],
  ["Two A", -1, ["One", "One A", "One B", "Two A", "Two"]],
  // Never out of the level it belongs to.
  ["One A", -1, undefined],
  ["Two A", 1, undefined],
  ["Two", 1, undefined],
  ["One", -1, undefined],
] as const)("“%s” moved by %i: the headings are %j", (text, by, expected) => {
  expect(stepped(book, text, by)).toEqual(expected);
});

test("a chapter that is dropped inside another of its level or a lower one goes behind it whole", () => {
  const part = (level: number, at: number, end: number) => ({ level, at, end }) as OutlineEntry;
  const entries = [part(1, 0, 30), part(2, 10, 20), part(2, 20, 30), part(1, 30, 50), part(2, 40, 50)];
  const [one, chapter, , two] = entries as [OutlineEntry, OutlineEntry, OutlineEntry, OutlineEntry];
  expect(wholePlace(entries, two, 10)).toBe(30);
  expect(wholePlace(entries, two, 20)).toBe(30);
  expect(wholePlace(entries, two, 0)).toBe(0);
  expect(wholePlace(entries, one, 40)).toBe(50);
  expect(wholePlace(entries, chapter, 40)).toBe(40);
  expect(wholePlace(entries, chapter, 50)).toBe(50);
});

test("a chapter that is moved is taken back with one undo, and the cursor stays in its words", () => {
  const entries = outlineOf(book);
  const chapter = named(entries, "One");
  let state = EditorState.create({ doc: book, plugins: [history()] });
  const inWords = named(entries, "One A").at + 3;
  state = state.apply(state.tr.setSelection(TextSelection.create(book, inWords)));
  const tr = movedChapter(state, { chapter, place: book.content.size });
  if (!tr) throw new Error("It was not moved.");
  state = state.apply(tr);
  expect(lines(state.doc).slice(0, 4)).toEqual(["A foreword", "Two", "Two A", "the end"]);
  expect(state.selection.$head.parent.textContent).toBe("One A");
  expect(state.selection.$head.parentOffset).toBe(2);
  undo(state, (back) => {
    state = state.apply(back);
  });
  expect(state.doc.eq(book)).toBe(true);
});

test("a heading keeps its id when its words change or it is moved, and no two headings share one", () => {
  const before = outlineOf(book);
  const renamed = book.replace(named(before, "One A").at + 1, named(before, "One A").at + 2, book.slice(0, 0));
  const after = outlineOf(renamed, before);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  // A copy shares its nodes with what was copied.
  const twice = outlineOf(doc.create(null, [...book.children, ...book.children]), before);
  expect(new Set(twice.map(({ id }) => id)).size).toBe(10);
  expect(twice.slice(0, 5).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("what is in a collapsed chapter is hidden", () => {
  const entries = outlineOf(book);
  const collapsed = new Set([named(entries, "One").id]);
  expect(visibleEntries(entries, collapsed).map(({ text }) => text)).toEqual(["One", "Two", "Two A"]);
});

test("arrow keys walk the tree as any tree: right into a branch, left out of it, Alt moves", () => {
  const rows = outlineOf(book);
  const press = (key: string, active: string, collapsed: readonly string[] = [], altKey = false) => {
    const ids = new Set(collapsed.map((text) => named(rows, text).id));
    const plain = { key, altKey, ctrlKey: false, metaKey: false, shiftKey: false };
    const act = outlineKey(plain, { rows: visibleEntries(rows, ids), active: named(rows, active), collapsed: ids });
    return act?.does === "choose" ? act.row.text : act;
  };
  expect(press("ArrowDown", "One A")).toBe("One B");
  expect(press("ArrowRight", "One")).toBe("One A");
  expect(press("ArrowRight", "One", ["One"])).toEqual({ does: "collapse", isCollapsed: false });
  expect(press("ArrowLeft", "Two")).toEqual({ does: "collapse", isCollapsed: true });
  expect(press("ArrowLeft", "One B")).toBe("One");
  expect(press("End", "One", ["Two"])).toBe("Two");
  expect(press("ArrowUp", "One")).toBeUndefined();
  expect(press("ArrowUp", "One B", [], true)).toEqual({ does: "move", by: -1 });
  expect(press("Enter", "One")).toEqual({ does: "go" });
  expect(press("a", "One")).toBeUndefined();
});

/** Any document with headings of any level between its blocks. */
const randomBook = fc
  .tuple(randomDocument(), fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(40)), { maxLength: 12 }))
  .map(([document, headings]) => {
    const blocks = document.children.filter(({ type }) => type.name !== "note");
    const notes = document.children.slice(blocks.length);
    for (const [level, at] of headings) blocks.splice(at % (blocks.length + 1), 0, head(level, `Chapter ${at}`));
    return doc.create(null, [...blocks, ...notes]);
  });

test("wherever a chapter goes in any document, no block is lost or changed, and its words are the same", () => {
  holds(
    fc.property(randomBook, fc.nat(), fc.nat(), (document, which, to) => {
      const entries = outlineOf(document);
      const chapter = entries[which % Math.max(1, entries.length)];
      const words = countWords(document.textBetween(0, endOfText(document), "\n", "\n"));
      const outside = words - entries.reduce((sum, { depth, words: each }) => (depth === 0 ? sum + each : sum), 0);
      const first = entries[0]?.at ?? endOfText(document);
      expect(outside).toBe(countWords(document.textBetween(0, first, "\n", "\n")));
      if (!chapter) return;
      const places = [placeAbove(entries, chapter), placeBelow(entries, chapter), entries[to % entries.length]?.at];
      for (const place of places) {
        if (place === undefined) continue;
        const tr = movedChapter(EditorState.create({ doc: document }), { chapter, place });
        expect(tr !== undefined).toBe(mayMove({ chapter, place }));
        if (!tr) continue;
        tr.doc.check();
        expect(new Set(tr.doc.children)).toEqual(new Set(document.children));
        expect(tr.doc.childCount).toBe(document.childCount);
        expect(outlineOf(tr.doc, entries).find(({ id }) => id === chapter.id)?.text).toBe(chapter.text);
      }
    }),
    { numRuns: 200 },
  );
});
