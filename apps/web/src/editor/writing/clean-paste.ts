import { cleanHtml } from "@housestyle/documents/html";
import { Plugin } from "prosemirror-state";
import { toClipboardText } from "./clipboard-text.ts";
import { plainTextSlice } from "./paste.ts";

/** Takes from the clipboard what the schema knows, and of plain text a paragraph for each line; gives plain text with the marks of lists. */
export function cleanPaste(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanHtml,
      clipboardTextParser: plainTextSlice,
      clipboardTextSerializer: ({ content }) => toClipboardText(content),
    },
  });
}
