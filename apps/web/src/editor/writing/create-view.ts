import type { Dialect } from "@housestyle/engine";
import type { Node } from "prosemirror-model";
import { EditorState, type Plugin, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { texts } from "../../texts/editor.ts";
import { caretBlocks } from "./caret-blocks.ts";
import { placeholder } from "./placeholder.ts";
import { readCaret } from "./read-caret.ts";

/**
 * The margins around a caret or remark when scrolling to it: the bar above the text, a line at its end. In CSS pixels.
 */
const clear = { top: 72, right: 5, bottom: 32, left: 5 };

/** A fresh editing state over `doc`; keys and history come with `comfort`. */
export function freshState(doc: Node, plugins: readonly Plugin[]): EditorState {
  return EditorState.create({
    doc,
    plugins: [...plugins, placeholder(texts.page.placeholder), caretBlocks()],
  });
}

/** Puts the editor into `place`. `changed` runs after each transaction, when the page already shows it. */
export function createView(
  place: HTMLElement,
  state: EditorState,
  happened: {
    readonly changed: (transaction: Transaction) => void;
    /** Returns what is done instead of what was about to be. */
    readonly rewritten?: (transaction: Transaction) => Transaction;
    readonly clicked: (pos: number) => void;
    readonly isEditable: () => boolean;
    /** Returns the variety of English. It is called whenever the props are set. */
    readonly dialect: () => Dialect;
    /** Handles events for which no command is loaded yet. */
    readonly early?: (event: ClipboardEvent | KeyboardEvent) => void;
  },
): EditorView {
  const early = (_view: EditorView, event: ClipboardEvent | KeyboardEvent) => happened.early?.(event);
  const key = (_view: EditorView, event: KeyboardEvent) => {
    readCaret(view);
    happened.early?.(event);
  };
  const view: EditorView = new EditorView(place, {
    state,
    attributes: () => ({
      class: "text",
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": texts.page.label,
      // Two checkers under one word help nobody.
      spellcheck: "false",
      autocorrect: "off",
      autocapitalize: "sentences",
      translate: "no",
      tabindex: "0",
      // The page may speak another language.
      lang: happened.dialect(),
    }),
    editable: happened.isEditable,
    scrollThreshold: clear,
    scrollMargin: clear,
    handleDOMEvents: { paste: early, keydown: key },
    handleClick(_view, pos) {
      happened.clicked(pos);
      return false;
    },
    dispatchTransaction(transaction) {
      const { state, transactions } = view.state.applyTransaction(happened.rewritten?.(transaction) ?? transaction);
      view.updateState(state);
      for (const each of transactions) happened.changed(each);
    },
  });
  return view;
}
