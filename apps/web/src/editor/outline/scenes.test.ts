import { schema } from "@housestyle/documents";
import { fromMarkdown, toMarkdown } from "@housestyle/documents/markdown";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { Fragment, Slice } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { headingCommand, splitHeading } from "../writing/heading-command.ts";
import { carriedSynopses } from "./carried-synopses.ts";
import { movedChapter, placeBelow } from "./move-chapter.ts";
import { cursorIn, type OutlineEntry, outlineOf } from "./outline.ts";
import { synopsisOf } from "./sections.ts";
import { mergedChapter, splitChapter } from "./split-chapter.ts";

const book = fromMarkdown(
  "# One\n\nIt was calm.\n\n---\n\nIt rained.\n\n---\n\nIt snowed.\n\n# Two\n\n---\n\n# Three\n\nEnd.",
);

const entryOf = (entries: readonly OutlineEntry[], text: string): OutlineEntry => {
  const entry = entries.find((each) => each.text === text);
  if (!entry) throw new Error(`There is no ${text}.`);
  return entry;
};
const described = (state: EditorState, text: string, synopsis: string) =>
  state.apply(state.tr.setNodeAttribute(entryOf(outlineOf(state.doc), text).at, "synopsis", synopsis));
const synopses = (state: EditorState) =>
  outlineOf(state.doc).map(({ text, node }) => [text, synopsisOf(node)].join(": "));

test("dividers begin scenes in their chapter, and one with nothing after it begins none", () => {
  expect(outlineOf(book).map(({ text, depth, words, isScene }) => [text, depth, words, isScene])).toEqual([
    ["One", 0, 8, false],
    ["It rained.", 1, 2, true],
    ["It snowed.", 1, 2, true],
    ["Two", 0, 1, false],
    ["Three", 0, 2, false],
  ]);
});

test("a chapter leads to its heading, a scene to its first words, and one without words nowhere", () => {
  const places = outlineOf(book).map((entry) => cursorIn(book, entry) ?? 0);
  expect(places.map((at) => book.resolve(at).parent.textContent)).toEqual([
    ...["One", "It rained.", "It snowed.", "Two", "Three"],
  ]);
  const { doc, rule, pageBreak } = schema.nodes;
  expect(cursorIn(doc.create(null, [rule.create(), pageBreak.create()]), { at: 0, isScene: true })).toBeUndefined();
});

test("a heading that is split in two keeps its synopsis once, and at its edges Enter does what it always does", () => {
  const from = described(EditorState.create({ doc: book }), "One", "The voyage.");
  const split = (at: number) => {
    let state = from.apply(from.tr.setSelection(TextSelection.create(from.doc, at)));
    const isDone = splitHeading(state, (tr) => {
      state = state.apply(tr);
    });
    return isDone && state.doc.children.slice(0, 2).map((node) => [node.type.name, node.textContent, synopsisOf(node)]);
  };
  expect(split(2)).toEqual([
    ["heading", "O", "The voyage."],
    ["heading", "ne", ""],
  ]);
  expect(split(4)).toEqual([
    ["heading", "One", "The voyage."],
    ["paragraph", "", ""],
  ]);
  expect(split(1)).toBe(false);
});

test("a synopsis moves with its scene and its chapter, and stays when the heading changes", () => {
  let state = described(EditorState.create({ doc: book }), "It rained.", "The storm.");
  state = described(state, "One", "The voyage.");
  const scene = outlineOf(state.doc);
  const place = placeBelow(scene, entryOf(scene, "It rained."));
  const moved = movedChapter(state, { chapter: entryOf(scene, "It rained."), place: place ?? 0 });
  if (moved) state = state.apply(moved);
  expect(synopses(state)).toEqual(["One: The voyage.", "It snowed.: ", "It rained.: The storm.", "Two: ", "Three: "]);
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2)));
  headingCommand(2)(state, (tr) => {
    state = state.apply(tr);
  });
  expect([state.doc.child(0).attrs.level, synopsisOf(state.doc.child(0))]).toEqual([2, "The voyage."]);
});

test("a synopsis is stored with the document, in no file and in no clipboard, and an older document reads as before", () => {
  const { doc } = described(EditorState.create({ doc: book }), "One", "The voyage.");
  const again = schema.nodeFromJSON(JSON.parse(JSON.stringify(doc)));
  expect(again.eq(doc)).toBe(true);
  expect(toMarkdown(doc)).toBe(toMarkdown(book));
  expect(doc.textContent).toBe(book.textContent);
  expect(JSON.stringify(schema.nodes.heading.spec.toDOM?.(doc.child(0)))).not.toContain("voyage");
  const old = { type: "doc", content: [{ type: "heading", attrs: { level: 1 } }, { type: "rule" }] };
  expect(() => schema.nodeFromJSON(old).check()).not.toThrow();
});

test("what is cut and pasted here keeps its synopsis", () => {
  const { doc } = described(EditorState.create({ doc: book }), "One", "The voyage.");
  const { props } = carriedSynopses();
  const view = {} as EditorView;
  props.transformCopied?.call({} as never, doc.slice(0, doc.content.size), view);
  const pasted = new Slice(Fragment.from(book.child(0)), 0, 0);
  const kept = props.transformPasted?.call({} as never, pasted, view, false);
  expect(kept && synopsisOf(kept.content.child(0))).toBe("The voyage.");
});

test("a chapter that is split anywhere and merged again is as it was, but for the paragraph it was split in", () => {
  const places: number[] = [];
  book.descendants((node, pos) => {
    if (node.isTextblock) for (let at = 0; at <= node.content.size; at++) places.push(pos + 1 + at);
  });
  holds(
    fc.property(fc.constantFrom(...places), (at) => {
      const state = EditorState.create({ doc: book, selection: TextSelection.create(book, at) });
      const split = splitChapter(state, outlineOf(book));
      if (!split) throw new Error("It was not split.");
      split.doc.check();
      expect(split.selection.$head.parent.type.name).toBe("heading");
      const entries = outlineOf(split.doc);
      const fresh = entries.find((entry) => entry.at === split.selection.head - 1);
      expect(fresh).toMatchObject({ text: "", level: 1 });
      const after = state.apply(split);
      const merged = fresh && mergedChapter(after, entries, fresh);
      merged?.doc.check();
      expect(merged?.doc.textContent).toBe(book.textContent);
    }),
  );
});

test("a merged chapter or scene leaves its synopsis to the one before it", () => {
  let state = described(EditorState.create({ doc: book }), "One", "The voyage.");
  for (const [text, synopsis] of [
    ["It rained.", "A storm."],
    ["It snowed.", "Ice."],
    ["Two", "The return."],
  ] as const)
    state = described(state, text, synopsis);
  const merge = (text: string) => {
    const entries = outlineOf(state.doc);
    const tr = mergedChapter(state, entries, entryOf(entries, text));
    if (tr) state = state.apply(tr);
  };
  merge("It snowed.");
  expect(synopses(state).slice(0, 3)).toEqual(["One: The voyage.", "It rained.: A storm.\nIce.", "Two: The return."]);
  merge("Two");
  expect(synopses(state).slice(0, 2)).toEqual(["One: The voyage.\nThe return.", "It rained.: A storm.\nIce."]);
  merge("Three");
  expect(synopses(state)[0]).toBe("One: The voyage.\nThe return.");
});

test("the first chapter merges with none, and a merged scene loses its divider alone", () => {
  const state = EditorState.create({ doc: book });
  const entries = outlineOf(book);
  expect(mergedChapter(state, entries, entryOf(entries, "One"))).toBeUndefined();
  const merged = mergedChapter(state, entries, entryOf(entries, "It rained."));
  expect(merged?.doc.textContent).toBe(book.textContent);
  expect(merged?.doc.childCount).toBe(book.childCount - 1);
});
