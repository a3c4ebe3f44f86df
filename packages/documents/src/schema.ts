import { type NodeSpec, Schema } from "prosemirror-model";
import { figureNodes } from "./schema/figure-nodes.ts";
import { listNodes } from "./schema/list-nodes.ts";
import { marks } from "./schema/marks.ts";
import { noteNodes } from "./schema/note-nodes.ts";
import { onBlocks, onPlainText } from "./schema/suggestion-marks.ts";
import { tableNodes } from "./schema/table-nodes.ts";
import type { TagElement } from "./schema/tag-element.ts";

export { listStart } from "./schema/list-nodes.ts";
export { safeAddress } from "./schema/marks.ts";

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** The alignments of a paragraph. Null is the default, which is at the start of the line. */
export const alignments = ["center", "right", "justify"] as const;
/** An alignment of a paragraph. */
export type Alignment = (typeof alignments)[number];

const align = { default: null, validate: "string|null" };

/**
 * The writer's summary of the chapter or scene that begins with a heading or divider. It is not part of the text: it is
 * not checked, and no file format contains it.
 */
const synopsis = { default: null, validate: "string|null" };

/** Returns the alignment for the value of an attribute. Null for the default and for invalid values. */
export const alignmentOf = (value: unknown): Alignment | null => alignments.find((each) => each === value) ?? null;

const aligned = (element: TagElement) => ({
  align: alignmentOf(element.dataset.align ?? element.getAttribute("align")?.toLowerCase()),
});
const alignedAs = (align: unknown) => (align === null ? {} : { "data-align": String(align) });

const nodes = {
  doc: { content: "block+ note*", marks: onBlocks },
  paragraph: {
    group: "block",
    content: "inline*",
    attrs: { align },
    parseDOM: [{ tag: "p", getAttrs: aligned }],
    toDOM: ({ attrs }) => ["p", alignedAs(attrs.align), 0],
  },
  heading: {
    group: "block",
    content: "inline*",
    attrs: { level: { default: 1, validate: "number" }, align, synopsis },
    defining: true,
    parseDOM: headingLevels.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: TagElement) => ({ level, ...aligned(element) }),
    })),
    toDOM: ({ attrs }) => [`h${headingLevels.find((level) => level === attrs.level) ?? 1}`, alignedAs(attrs.align), 0],
  },
  quote: {
    group: "block",
    content: "block+",
    marks: onBlocks,
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  code: {
    group: "block",
    content: "text*",
    marks: onPlainText,
    attrs: { language: { default: null, validate: "string|null" } },
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full", getAttrs: (element) => ({ language: languageOf(element) }) }],
    toDOM: ({ attrs: { language } }) => ["pre", language === null ? {} : { "data-language": language }, ["code", 0]],
  },
  ...listNodes,
  definitions: {
    group: "block",
    content: "(term | definition)+",
    marks: onBlocks,
    parseDOM: [{ tag: "dl" }],
    toDOM: () => ["dl", 0],
  },
  term: { content: "inline*", defining: true, parseDOM: [{ tag: "dt" }], toDOM: () => ["dt", 0] },
  definition: { content: "block+", marks: onBlocks, defining: true, parseDOM: [{ tag: "dd" }], toDOM: () => ["dd", 0] },
  pageBreak: {
    group: "block",
    parseDOM: [{ tag: "hr.page-break", priority: 60 }],
    toDOM: () => ["hr", { class: "page-break" }],
  },
  rule: { group: "block", attrs: { synopsis }, parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  ...tableNodes,
  ...figureNodes,
  /** Content of a file that this editor cannot show. It is written back unchanged to a file of the same format. */
  opaque: {
    group: "block",
    atom: true,
    attrs: {
      format: { validate: "string" },
      label: { validate: "string" },
      source: { validate: "string" },
    },
    parseDOM: [
      {
        tag: "div[data-source]",
        getAttrs: ({ dataset: { format = "", label = "", source = "" } }) => ({ format, label, source }),
      },
    ],
    toDOM: ({ attrs: { format, label, source } }) => [
      "div",
      { class: "opaque", "data-format": format, "data-label": label, "data-source": source },
    ],
  },
  ...noteNodes,
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

/** Returns the language of a code block, as this editor or another program specifies it. */
function languageOf(element: TagElement): string | null {
  const named = /(?:^|\s)lang(?:uage)?-(\S{1,40})/.exec(
    `${element.className} ${element.querySelector("code")?.className}`,
  );
  return element.dataset.language ?? named?.[1] ?? null;
}

/**
 * The schema of documents. All content of a textblock is exactly as long in the document as in its text (a line break
 * is one “\n”, the mark of a note one U+2060), so an offset into the text plus the start of the block is a position in
 * the document.
 */
export const schema = new Schema({ nodes, marks });
