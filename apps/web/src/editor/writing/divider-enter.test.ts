import { fromMarkdown } from "@housestyle/documents/markdown";
import { EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { dividerEnter } from "./divider-enter.ts";
import { typingRules } from "./typing-rules.ts";

/** A state after the third asterisk was typed in a paragraph of its own. */
function typed(): EditorState {
  const doc = fromMarkdown("One.\n\n\\*\\*");
  const rules = typingRules(() => undefined);
  let state = EditorState.create({ doc, plugins: [rules], selection: TextSelection.atEnd(doc) });
  const view = {
    get state() {
      return state;
    },
    composing: false,
    dispatch: (tr: EditorState["tr"]) => {
      state = state.apply(tr);
    },
  } as unknown as EditorView;
  const at = state.selection.head;
  rules.props.handleTextInput?.call(rules, view, at, at, "*", () => state.tr);
  return state;
}

test("Enter after three asterisks leaves no empty paragraph, and the next one is an ordinary Enter", () => {
  let state = typed();
  expect(state.doc.children.map(({ type }) => type.name)).toEqual(["paragraph", "rule", "paragraph"]);
  const before = state.doc;
  expect(dividerEnter(state, (tr) => (state = state.apply(tr)))).toBe(true);
  expect(state.doc.eq(before)).toBe(true);
  expect(dividerEnter(state)).toBe(false);
});

test("Enter in a paragraph after a divider that stands there already is an ordinary one", () => {
  const doc = fromMarkdown("---\n\nOne.");
  expect(dividerEnter(EditorState.create({ doc, selection: TextSelection.atEnd(doc) }))).toBe(false);
});
