import type { MarkSpec } from "prosemirror-model";
import { suggestionMarks } from "./suggestion-marks.ts";

/**
 * Matches addresses that documents may contain. Any others, above all `javascript:`, are removed along with their
 * links.
 */
export const safeAddress = /^(?:https?:|mailto:)/i;

/** The formatting and links of words. Their order is that of the elements around a word, from the outside in. */
export const marks = {
  ...suggestionMarks,
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return safeAddress.test(href) ? { href } : false;
        },
      },
    ],
    toDOM: (mark) => ["a", { href: mark.attrs.href }, 0],
  },
  em: { parseDOM: [{ tag: "i" }, { tag: "em" }, { tag: "[data-slant=italic]" }], toDOM: () => ["em", 0] },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps everything it copies in a <b> of normal weight; see clean-html.ts.
      { tag: "b:not([data-weight=normal])" },
      { tag: "[data-weight=bold]" },
    ],
    toDOM: () => ["strong", 0],
  },
  underline: { parseDOM: [{ tag: "u" }, { tag: "[data-line~=under]" }], toDOM: () => ["u", 0] },
  strike: { parseDOM: [{ tag: "s" }, { tag: "strike" }, { tag: "[data-line~=through]" }], toDOM: () => ["s", 0] },
  subscript: {
    excludes: "subscript superscript",
    parseDOM: [{ tag: "sub" }, { tag: "[data-shift=sub]" }],
    toDOM: () => ["sub", 0],
  },
  superscript: {
    excludes: "subscript superscript",
    parseDOM: [{ tag: "sup" }, { tag: "[data-shift=super]" }],
    toDOM: () => ["sup", 0],
  },
  /** A formula as its source. A block formula is code in the language “math”. */
  math: {
    code: true,
    excludes: "math literal",
    parseDOM: [{ tag: "code.math", priority: 60 }],
    toDOM: () => ["code", { class: "math", spellcheck: "false" }, 0],
  },
  literal: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", { spellcheck: "false" }, 0] },
} satisfies Record<string, MarkSpec>;
