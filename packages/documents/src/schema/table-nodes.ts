import type { Attrs, DOMOutputSpec, Node, NodeSpec } from "prosemirror-model";
import { onBlocks } from "./suggestion-marks.ts";
import type { TagElement } from "./tag-element.ts";

const span = { default: 1, validate: "number" };

const cellAttributes: NodeSpec["attrs"] = {
  colspan: span,
  rowspan: span,
  /** The widths of its columns in pixels, which the commands of tables expect. */
  colwidth: { default: null },
};

/** The most columns or rows that a cell can span, which is more than any real table has. */
const mostSpanned = 1000;

const spanIn = (element: TagElement, name: string): number =>
  Math.min(Math.max(1, Math.trunc(Number(element.getAttribute(name) ?? 1)) || 1), mostSpanned);

const spansIn = (element: TagElement): Attrs => ({
  colspan: spanIn(element, "colspan"),
  rowspan: spanIn(element, "rowspan"),
});

function cellDom(tag: "td" | "th", { attrs }: Node): DOMOutputSpec {
  const spans = ["colspan", "rowspan"].flatMap((name) => (attrs[name] === 1 ? [] : [[name, String(attrs[name])]]));
  return [tag, Object.fromEntries(spans), 0];
}

/** The nodes of tables. Their roles identify them to the commands of prosemirror-tables. */
export const tableNodes = {
  table: {
    group: "block",
    content: "row+",
    marks: onBlocks,
    tableRole: "table",
    isolating: true,
    parseDOM: [{ tag: "table" }],
    // The box around it scrolls when the table is wider than the text.
    toDOM: () => ["div", { class: "text-table" }, ["table", ["tbody", 0]]],
  },
  row: {
    content: "(cell | headerCell)*",
    marks: onBlocks,
    tableRole: "row",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => ["tr", 0],
  },
  cell: {
    content: "block+",
    marks: onBlocks,
    attrs: cellAttributes,
    tableRole: "cell",
    isolating: true,
    parseDOM: [{ tag: "td", getAttrs: spansIn }],
    toDOM: (node) => cellDom("td", node),
  },
  headerCell: {
    content: "block+",
    marks: onBlocks,
    attrs: cellAttributes,
    tableRole: "header_cell",
    isolating: true,
    parseDOM: [{ tag: "th", getAttrs: spansIn }],
    toDOM: (node) => cellDom("th", node),
  },
} satisfies Record<string, NodeSpec>;
