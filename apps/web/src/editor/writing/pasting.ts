import { tabRows } from "@housestyle/documents";
import { readableHtml } from "@housestyle/documents/html";
import { isMarkdown } from "@housestyle/documents/markdown";
import { Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { handlePaste as pasteCells } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { pastedImages } from "../images/pasted-images.ts";
import { withoutNotes } from "../notes/carried-notes.ts";
import { plainTextSlice, tableSlice } from "./paste.ts";

/**
 * Reads what other programs copy as it is meant: HTML, and Markdown or a table that come as plain text. With Shift held, as for
 * Ctrl+Shift+V, and inside code text stays text.
 */
export function pasting(): Plugin {
  let isShifted = false;
  return new Plugin({
    props: {
      transformPastedHTML: (html) => readableHtml(pastedImages(html)),
      handleDOMEvents: {
        keydown: (_view, { shiftKey }) => {
          isShifted = shiftKey;
        },
        keyup: (_view, { shiftKey }) => {
          isShifted = shiftKey;
        },
      },
      handlePaste(view, { clipboardData }) {
        const text = (clipboardData?.getData("text/plain") ?? "").toWellFormed();
        return !isShifted && !clipboardData?.types.includes("text/html") && pasteText(view, text);
      },
    },
  });
}

/** Pastes what was copied before this code was loaded. */
export function pasteHeld(view: EditorView, { html, text }: { readonly html: string; readonly text: string }): void {
  if (html !== "") view.pasteHTML(html);
  else if (!pasteText(view, text)) view.pasteText(text);
}

/**
 * Pastes a table or Markdown that arrives as plain text. Returns false if the text is neither, or is pasted into code.
 */
function pasteText(view: EditorView, text: string): boolean {
  if (view.state.selection.$from.parent.type.spec.code) return false;
  const put = (slice: Slice) => {
    if (view.isDestroyed) return;
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true));
  };
  const rows = tabRows(text);
  if (rows) {
    const slice = tableSlice(rows);
    // In a table, the rows are written into its cells.
    if (!pasteCells(view, new ClipboardEvent("paste"), slice)) put(slice);
    return true;
  }
  if (!isMarkdown(text)) return false;
  // Without a network, and before the reader of Markdown is here, the words are pasted as they are.
  import("@housestyle/documents/markdown").then(
    ({ fromMarkdown }) => put(withoutNotes(Slice.maxOpen(fromMarkdown(text).content))),
    () => put(plainTextSlice(text, view.state.selection.$from)),
  );
  return true;
}
