import type { Node } from "prosemirror-model";
import type { DocxPiece } from "./docx-content.ts";
import { withProperty } from "./properties.ts";

/** Words of a run, with the properties that make them look as wanted. */
export interface LookSegment {
  readonly text: string;
  /** Undefined for those of the run. */
  readonly properties: string | undefined;
}

/** The looks that are compared: how a run has each, whether a mark means it, and its property with and without it. */
const looks: readonly {
  readonly mark: string;
  readonly name: string;
  has(piece: DocxPiece): boolean;
  readonly on: string;
  readonly off: string;
}[] = [
  { mark: "strong", name: "w:b", has: ({ strong }) => strong === true, on: "<w:b/>", off: '<w:b w:val="0"/>' },
  { mark: "em", name: "w:i", has: ({ em }) => em === true, on: "<w:i/>", off: '<w:i w:val="0"/>' },
  {
    mark: "strike",
    name: "w:strike",
    has: ({ strike }) => strike === true,
    on: "<w:strike/>",
    off: '<w:strike w:val="0"/>',
  },
  {
    mark: "underline",
    name: "w:u",
    has: ({ underline }) => underline === true,
    on: '<w:u w:val="single"/>',
    off: '<w:u w:val="none"/>',
  },
];

/** Returns the words of a piece from an offset in a block on, divided where they look as the piece does not. */
export function lookSegments(block: Node, from: number, text: string, piece: DocxPiece): readonly LookSegment[] {
  const segments: LookSegment[] = [];
  block.forEach((node, offset) => {
    const [start, end] = [Math.max(offset, from), Math.min(offset + node.nodeSize, from + text.length)];
    if (start >= end) return;
    const words = text.slice(start - from, end - from);
    const properties =
      piece.note === undefined && node.type.name !== "noteMark" ? propertiesFor(node, piece) : undefined;
    const last = segments.at(-1);
    if (last && last.properties === properties) segments[segments.length - 1] = { text: last.text + words, properties };
    else segments.push({ text: words, properties });
  });
  return segments.length > 0 ? segments : [{ text, properties: undefined }];
}

function propertiesFor(node: Node, piece: DocxPiece): string | undefined {
  const has = (name: string) => node.marks.some(({ type }) => type.name === name);
  let properties = piece.runProperties;
  for (const look of looks) {
    if (has(look.mark) === look.has(piece)) continue;
    if (look.mark === "strike") properties = withProperty(properties, "w:rPr", "w:dstrike", "");
    properties = withProperty(properties, "w:rPr", look.name, has(look.mark) ? look.on : look.off);
  }
  const shift = has("superscript") ? "superscript" : has("subscript") ? "subscript" : undefined;
  if (shift !== piece.shift)
    properties = withProperty(properties, "w:rPr", "w:vertAlign", `<w:vertAlign w:val="${shift ?? "baseline"}"/>`);
  return properties === piece.runProperties ? undefined : properties;
}
