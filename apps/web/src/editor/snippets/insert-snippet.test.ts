import { schema } from "@housestyle/documents";
import { type FilledSnippet, fillSnippet, type SnippetContext } from "@housestyle/panel/snippets";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState, type Plugin, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { fieldsPlugin } from "./fields-plugin.ts";
import { insertSnippet } from "./insert-snippet.ts";

const { doc, paragraph, code } = schema.nodes;
const context: SnippetContext = { today: new Date(2026, 10, 22), clipboard: "one\r\ntwo", snippet: () => undefined };

/** A text of one paragraph, written in after its first letter, as the fields of the snippet see it. */
function inserted(filled: FilledSnippet): EditorState {
  const start = EditorState.create({
    doc: doc.create(null, paragraph.create(null, schema.text("ab"))),
    plugins: [fieldsPlugin()],
  });
  return start.apply(insertSnippet(start, filled, 2, 2));
}

const between = ({ doc }: EditorState, from: number, to: number) => doc.textBetween(from, to, "\n\n", "\n");
const selected = (state: EditorState) => between(state, state.selection.from, state.selection.to);

/** A view that has no page: what is pressed goes to the plugin, what it dispatches is applied. */
class Walked {
  state: EditorState;
  readonly #plugin: Plugin;

  constructor(state: EditorState) {
    this.state = state;
    this.#plugin = state.plugins[0] as Plugin;
  }

  readonly dispatch = (tr: Transaction): void => {
    this.state = this.state.apply(tr);
  };

  press(key: string, shiftKey = false): boolean {
    const event = { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent;
    const pressed = this.#plugin.props.handleKeyDown;
    return pressed?.call(this.#plugin, this as unknown as EditorView, event) === true;
  }
}

const piece = fc.constantFrom("Dear", " ", "\n", "\n\n", "\r\n", "é", "🙂", "{{clipboard}}", "{{date}}");

test("a field is where its words are, whatever lines stand before it", () => {
  holds(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom("Ann", "", "two words"), (before, name) => {
      const state = inserted(fillSnippet(`${before.join("")}{{field:Name=${name}}}, behind`, context));
      const { from, to } = state.selection;
      expect(to - from).toBe(selected(state).length);
      expect(state.doc.textBetween(to, state.doc.content.size, "\n\n", "\n")).toBe(", behindb");
    }),
  );
});

test("what is written is the text, between what stood there", () => {
  holds(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const filled = fillSnippet(pieces.join(""), context);
      const state = inserted(filled);
      state.doc.check();
      expect(between(state, 0, state.doc.content.size)).toBe(`a${filled.text.replaceAll("\r\n", "\n")}b`);
    }),
  );
});

test("the caret goes where the snippet wants it, or behind the text", () => {
  const wanted = inserted(fillSnippet("Hello{{cursor}}, goodbye", context));
  expect(wanted.doc.textBetween(0, wanted.selection.head)).toBe("aHello");
  const behind = inserted(fillSnippet("Hello", context));
  expect(behind.doc.textBetween(0, behind.selection.head)).toBe("aHello");
});

test("in code a snippet is written letter by letter, blank lines and all", () => {
  const start = EditorState.create({ doc: doc.create(null, code.create(null, schema.text("ab"))) });
  const state = start.apply(insertSnippet(start, fillSnippet("x\n\ny", context), 2, 2));
  expect(state.doc.childCount).toBe(1);
  expect(state.doc.textContent).toBe("ax\n\nyb");
});

test("Tab walks through the fields and behind the last one to the end; Shift and Tab walk back, and stop at the first", () => {
  const walked = new Walked(inserted(fillSnippet("{{field:One=1}} {{field:Two=2}}{{cursor}}!", context)));
  expect(selected(walked.state)).toBe("1");
  expect(walked.press("Tab")).toBe(true);
  expect(selected(walked.state)).toBe("2");
  walked.press("Tab", true);
  walked.press("Tab", true);
  expect(selected(walked.state)).toBe("1");
  walked.press("Tab");
  walked.press("Tab");
  expect(walked.state.doc.textBetween(0, walked.state.selection.head)).toBe("a1 2");
  // The walk is over: Tab is the page's again.
  expect(walked.press("Tab")).toBe(false);
});

test("fields move with what is typed before them", () => {
  const walked = new Walked(inserted(fillSnippet("{{field:One=1}} and {{field:Two=2}}", context)));
  walked.dispatch(walked.state.tr.insertText("much longer"));
  walked.press("Tab");
  expect(selected(walked.state)).toBe("2");
});

test("the arrows go round the choices, and are the text's where there are none", () => {
  const walked = new Walked(inserted(fillSnippet("{{choice:Mood=warm|cool|dry}} {{field:Name=Ann}}", context)));
  expect(selected(walked.state)).toBe("warm");
  walked.press("ArrowDown");
  expect(selected(walked.state)).toBe("cool");
  walked.press("ArrowUp");
  walked.press("ArrowUp");
  expect(selected(walked.state)).toBe("dry");
  walked.press("ArrowDown");
  expect(selected(walked.state)).toBe("warm");
  walked.press("Tab");
  expect(walked.press("ArrowDown")).toBe(false);
});

test("from words of one's own the arrows go to the first choice and to the last", () => {
  const own = (key: string) => {
    const walked = new Walked(inserted(fillSnippet("{{choice:Mood=warm|cool|dry}}", context)));
    walked.dispatch(walked.state.tr.replaceSelectionWith(schema.text("odd"), false));
    // Back to the field, all of it.
    walked.press("Tab", true);
    expect(selected(walked.state)).toBe("odd");
    walked.press(key);
    return selected(walked.state);
  };
  expect([own("ArrowDown"), own("ArrowUp")]).toEqual(["warm", "dry"]);
});

test("Escape ends the walk and changes nothing", () => {
  const walked = new Walked(inserted(fillSnippet("{{field:One=1}}", context)));
  const before = walked.state.doc;
  expect(walked.press("Escape")).toBe(true);
  expect(walked.press("Tab")).toBe(false);
  expect(walked.state.doc).toBe(before);
});
