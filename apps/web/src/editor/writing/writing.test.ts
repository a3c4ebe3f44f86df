import { schema, textBlocks, textOf } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type { DecorationSet, EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { formatUnderCaret, sameFormat } from "../controller/format-under-caret.ts";
import { caretBlocks } from "./caret-blocks.ts";
import { commands } from "./commands.ts";
import { endlessWords } from "./endless-words.ts";
import { paragraphsSlice, plainTextSlice } from "./paste.ts";
import { placeholder } from "./placeholder.ts";
import { typingRules } from "./typing-rules.ts";

const { doc, paragraph, heading, quote, code, bullets, item } = schema.nodes;
const p = (text: string) => paragraph.create(null, text ? schema.text(text) : null);
const stateOf = (...blocks: Node[]) => EditorState.create({ doc: doc.create(null, blocks) });
const at = (state: EditorState, from: number, to = from) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));

/** What a plugin draws into a state. */
function drawn(plugin: Plugin, state: EditorState): { from: number; to: number }[] {
  const found = plugin.props.decorations?.call(plugin, state) as DecorationSet | null | undefined;
  return (found?.find() ?? []).map(({ from, to }) => ({ from, to }));
}

/** A block in which `typed` is typed, letter by letter, as a view without a page would. */
function typedInto(block: Node, typed: string): Node {
  const plugin = typingRules(() => undefined);
  const view = {
    state: EditorState.create({ doc: doc.create(null, block), plugins: [plugin] }),
    composing: false,
    dispatch(tr: Transaction) {
      view.state = view.state.apply(tr);
    },
  };
  view.state = at(view.state, 1);
  for (const letter of typed) {
    const { from, to } = view.state.selection;
    const heard = plugin.props.handleTextInput;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (heard?.call(plugin, view as unknown as EditorView, from, to, letter, insert) !== true) view.dispatch(insert());
  }
  return view.state.doc;
}

test.each([
  ["# Title", "heading", "Title"],
  ["> Said", "quote", "Said"],
  ["- Point", "bullets", "Point"],
  ["* Point", "bullets", "Point"],
  ["1. Step", "numbers", "Step"],
  ["1) Step", "numbers", "Step"],
  ["```x", "code", "x"],
  ["#Title", "paragraph", "#Title"],
  ["2. Step", "paragraph", "2. Step"],
  ["a - b", "paragraph", "a - b"],
])("“%s” typed at the start is a %s", (typed, name, text) => {
  const [block] = typedInto(p(""), typed).children;
  expect([block?.type.name, block?.textContent]).toEqual([name, text]);
});

test.each([1, 2, 6])("%d number signs make a heading of that level", (level) => {
  expect(typedInto(p(""), `${"#".repeat(level)} x`).firstChild?.attrs.level).toBe(level);
});

test("in code what is typed is what stands there", () => {
  expect(typedInto(code.create(), "# x").firstChild?.type).toBe(code);
});

test("the sentence of an empty page goes with the first letter, and with a second paragraph", () => {
  const plugin = placeholder("Write here.");
  expect(drawn(plugin, stateOf(p("")))).toEqual([{ from: 0, to: 2 }]);
  expect(drawn(plugin, stateOf(p("a")))).toEqual([]);
  expect(drawn(plugin, stateOf(p(""), p("")))).toEqual([]);
  expect(drawn(plugin, stateOf(quote.create(null, p(""))))).toEqual([]);
});

test("the blocks that hold the ends of the selection are named, and no others", () => {
  holds(
    fc.property(randomDocument(), fc.nat(), fc.nat(), (document, one, other) => {
      const blocks = textBlocks(document);
      const place = (seed: number) => (blocks[seed % blocks.length]?.pos ?? 0) + 1;
      const state = at(EditorState.create({ doc: document }), place(one), place(other));
      const { $anchor, $head } = state.selection;
      const tops = [...new Set([$anchor.before(1), $head.before(1)])].sort((a, b) => a - b);
      const found = drawn(caretBlocks(), state).toSorted((a, b) => a.from - b.from);
      expect(found).toEqual(tops.map((from) => ({ from, to: from + (document.nodeAt(from)?.nodeSize ?? 0) })));
    }),
    { numRuns: 60 },
  );
});

test("only a paragraph with a word of five hundred letters is set without kerning", () => {
  const long = "x".repeat(500);
  const plugin = endlessWords();
  const marked = (...blocks: Node[]) => {
    const state = EditorState.create({ doc: doc.create(null, blocks), plugins: [plugin] });
    return drawn(plugin, state).map(({ from }) => from);
  };
  expect(marked(p("short"), p(long), p(`${"x".repeat(499)} ${"x".repeat(499)}`))).toEqual([7]);
  expect(marked(quote.create(null, p(`so ${long}!`)))).toEqual([1]);
});

test("a word that grows endless is found as it grows", () => {
  const plugin = endlessWords();
  const state = EditorState.create({ doc: doc.create(null, p("x".repeat(499))), plugins: [plugin] });
  expect(drawn(plugin, state)).toEqual([]);
  const grown = state.apply(state.tr.insertText("x", 1));
  expect(drawn(plugin, grown)).toHaveLength(1);
  expect(drawn(plugin, grown.apply(grown.tr.insertText(" ", 250)))).toEqual([]);
});

test("pasted lines are paragraphs, one alone joins the one it is put into, and no half of a character comes in", () => {
  const { $from } = stateOf(p("ab")).selection;
  const lines = (text: string) => plainTextSlice(text, $from).content.content.map((node) => node.textContent);
  expect(lines("One.\nTwo.")).toEqual(["One.", "Two."]);
  expect(plainTextSlice("One.\nTwo.", $from)).toMatchObject({ openStart: 1, openEnd: 1 });
  expect(plainTextSlice("One.", $from)).toMatchObject({ openStart: 0, openEnd: 0 });
  expect(lines("half \ud83d")).toEqual(["half \ufffd"]);
  expect(plainTextSlice("", $from).size).toBe(0);
  expect(paragraphsSlice(["a", ""]).content.childCount).toBe(2);
});

test("in code pasted text keeps its lines, whatever ends them", () => {
  const { $from } = at(stateOf(code.create(null, schema.text("x"))), 1).selection;
  expect(plainTextSlice("a\r\nb\rc\n\nd", $from).content.firstChild?.textContent).toBe("a\nb\nc\n\nd");
});

test("whatever is pasted into whatever stands there, the document stays one, with all the words", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "é", "\ud800"), maxLength: 12 });
  holds(
    fc.property(randomDocument(), text, fc.nat(), (document, pasted, seed) => {
      const blocks = textBlocks(document);
      const block = blocks[seed % blocks.length];
      const state = at(EditorState.create({ doc: document }), (block?.pos ?? 0) + 1);
      const slice = plainTextSlice(pasted, state.selection.$from);
      const after = state.apply(state.tr.replaceSelection(slice)).doc;
      after.check();
      const words = (node: Node) => textBlocks(node).flatMap((each) => [...textOf(each.node).replaceAll(/\s/g, "")]);
      expect(words(after)).toHaveLength(
        words(document).length + [...pasted.toWellFormed().replaceAll(/\s/g, "")].length,
      );
    }),
    { numRuns: 60 },
  );
});

test("the toolbar tells what lies under the caret", () => {
  const block = (node: Node, place = 1) => formatUnderCaret(at(stateOf(node), place)).block;
  expect(block(p("x"))).toBe("paragraph");
  expect([1, 2, 3, 6].map((level) => block(heading.create({ level }, schema.text("x"))))).toEqual([
    "heading1",
    "heading2",
    "heading3",
    "heading3",
  ]);
  expect(block(quote.create(null, p("x")), 2)).toBe("quote");
  expect(block(code.create(null, schema.text("x")))).toBe("code");
  expect(block(quote.create(null, bullets.create(null, item.create(null, p("x")))), 4)).toBe("quote");
});

test("bold is what a selection holds any of, and what the next letter will be", () => {
  const state = stateOf(
    paragraph.create(null, [schema.text("plain "), schema.text("bold", [schema.marks.strong.create()])]),
  );
  const bold = (from: number, to?: number) => formatUnderCaret(at(state, from, to)).bold;
  expect([bold(2), bold(9), bold(1, 5), bold(5, 9)]).toEqual([false, true, false, true]);
  let pressed = at(state, 2);
  commands.bold(pressed, (tr) => {
    pressed = pressed.apply(tr);
  });
  expect(formatUnderCaret(pressed)).toMatchObject({ bold: true, italic: false, canUndo: false });
});

test("a toolbar is drawn anew only when something on it is another", () => {
  const format = formatUnderCaret(stateOf(p("x")));
  expect(sameFormat(format, { ...format })).toBe(true);
  for (const change of [
    { block: "code" },
    { bold: true },
    { italic: true },
    { canUndo: true },
    { canRedo: true },
  ] as const) {
    expect(sameFormat(format, { ...format, ...change })).toBe(false);
  }
});
