import type { NodeSpec } from "prosemirror-model";
import { onBlocks } from "./suggestion-marks.ts";
import type { TagElement } from "./tag-element.ts";

/** The character for a note mark in the text of a block: it is not read, and is one code unit long. */
export const noteCharacter = "\u2060";

const noteOf = (element: TagElement) => ({
  id: element.dataset.note ?? "",
  ...(element.dataset.words ? { words: element.dataset.words } : {}),
});

/** Notes: a mark in the text, and after the last block of the document the note with the same id. */
export const noteNodes = {
  noteMark: {
    group: "inline",
    inline: true,
    atom: true,
    attrs: {
      id: { validate: "string" },
      /** The content of the note, kept while it is moved through the clipboard into another document. */
      words: { default: null, validate: "string|null" },
    },
    leafText: () => noteCharacter,
    parseDOM: [{ tag: "sup[data-note]", priority: 60, getAttrs: noteOf }],
    toDOM: ({ attrs: { id, words } }) => [
      "sup",
      { class: "note-mark", "data-note": id, ...(words === null ? {} : { "data-words": words }) },
    ],
  },
  note: {
    content: "paragraph+",
    marks: onBlocks,
    attrs: { id: { validate: "string" } },
    defining: true,
    isolating: true,
    parseDOM: [{ tag: "aside[data-note]", getAttrs: (element) => ({ id: element.dataset.note ?? "" }) }],
    toDOM: ({ attrs: { id } }) => ["aside", { class: "footnote", "data-note": id }, 0],
  },
} satisfies Record<string, NodeSpec>;
