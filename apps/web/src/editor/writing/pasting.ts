import { Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { isMarkdown } from "./is-markdown.ts";
import { paragraphsSlice, plainTextSlice } from "./paste.ts";
import { readableHtml } from "./readable-html.ts";
import { tabRows } from "./tab-rows.ts";

/**
 * Reads what other programs copy as it is meant: HTML, and Markdown or a table that come as plain text. With Shift held, as for
 * Ctrl+Shift+V, and inside code text stays text.
 */
export function pasting(): Plugin {
  let isShifted = false;
  return new Plugin({
    props: {
      transformPastedHTML: readableHtml,
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
        const isPlain = isShifted || view.state.selection.$from.parent.type.spec.code;
        if (isPlain || clipboardData?.types.includes("text/html")) return false;
        const put = (slice: Slice) => {
          if (view.isDestroyed) return;
          view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true));
        };
        const rows = tabRows(text);
        if (rows) {
          put(paragraphsSlice(rows));
          return true;
        }
        if (!isMarkdown(text)) return false;
        // Without a network, and before the reader of Markdown is here, the words are pasted as they are.
        import("../files/markdown-in.ts").then(
          ({ fromMarkdown }) => put(Slice.maxOpen(fromMarkdown(text).content)),
          () => put(plainTextSlice(text, view.state.selection.$from)),
        );
        return true;
      },
    },
  });
}
