import { cleanHtml } from "@housestyle/documents/html";
import { Plugin } from "prosemirror-state";
import { toClipboardText } from "./clipboard-text.ts";
import { plainTextSlice } from "./paste.ts";

/** Pastes what the schema supports, and plain text as a paragraph per line. Copies plain text with list markers. */
export function cleanPaste(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanHtml,
      clipboardTextParser: plainTextSlice,
      clipboardTextSerializer: ({ content }) => toClipboardText(content),
    },
  });
}
