import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** Addresses that may stand in a document; anything else, `javascript:` above all, is dropped with its link. */
export const safeAddress = /^(?:https?:|mailto:)/i;

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    group: "block",
    content: "inline*",
    attrs: { level: { default: 1, validate: "number" } },
    defining: true,
    parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${headingLevels.find((level) => level === node.attrs.level) ?? 1}`, 0],
  },
  quote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  code: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  bullets: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  numbers: { group: "block", content: "item+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  text: { group: "inline" },
  newline: {
    group: "inline",
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
    leafText: () => "\n",
  },
} satisfies Record<string, NodeSpec>;

const marks = {
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
  literal: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", { spellcheck: "false" }, 0] },
} satisfies Record<string, MarkSpec>;

/**
 * What a document is made of. Everything inside a textblock is exactly as long in the document as in its text (a line
 * break is one “\n”), so an offset into the text plus the start of the block is a position in the document.
 */
export const schema = new Schema({ nodes, marks });
