import { schema } from "@housestyle/documents";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import { expect, test } from "vitest";
import { shade, shadesPlugin } from "./shades.ts";

function begin(text: string): EditorState {
  const doc = schema.nodes.doc.create(null, [schema.nodes.paragraph.create(null, schema.text(text))]);
  return EditorState.create({ doc, plugins: [shadesPlugin()] });
}

/** What is shaded now. */
function shaded(state: EditorState): string[] {
  const [plugin] = state.plugins;
  const set = plugin?.props.decorations?.call(plugin, state) as DecorationSet;
  return set.find().map(({ from, to }) => state.doc.textBetween(from, to));
}

test("shades keep their words while the text grows before them, and others take their place", () => {
  let state = begin("one two three");
  state = state.apply(shade(state.tr, [{ from: 5, to: 8, isCurrent: true }]));
  state = state.apply(state.tr.insertText("zero ", 1));
  expect(shaded(state)).toEqual(["two"]);
  state = state.apply(shade(state.tr, [{ from: 1, to: 5, isCurrent: false }]));
  expect(shaded(state)).toEqual(["zero"]);
  expect(shaded(state.apply(shade(state.tr, [])))).toEqual([]);
});

test("whatever is written outside a shade, it shows the same words", () => {
  holds(
    fc.property(fc.nat({ max: 12 }), fc.string({ minLength: 1, maxLength: 5 }), (at, words) => {
      let state = begin("one two three");
      state = state.apply(shade(state.tr, [{ from: 5, to: 8, isCurrent: false }]));
      fc.pre(at <= 3 || at >= 7);
      expect(shaded(state.apply(state.tr.insertText(words, at + 1)))).toEqual(["two"]);
    }),
    { numRuns: 60 },
  );
});
