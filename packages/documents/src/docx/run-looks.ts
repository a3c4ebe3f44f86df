import type { Node } from "prosemirror-model";
import type { AddedLinks } from "./added-links.ts";
import type { DocxPiece } from "./docx-content.ts";
import { childProperty, withProperty } from "./properties.ts";
import { hrefOf } from "./word-elements.ts";

/** Words of a run, with the properties for their wanted formatting. */
export interface LookSegment {
  readonly text: string;
  /** Undefined to keep those of the run. */
  readonly properties: string | undefined;
  /** The address of the link that the words are to have, if it changes. Null for no link. */
  readonly link: string | null | undefined;
}

/** The links of a piece's words. */
export interface LinkLook {
  /** Their current address. */
  readonly href: string | undefined;
  /** Whether they were in a link that has been removed. */
  readonly isFreed: boolean;
  /** The links of the part. Undefined if they cannot be changed. */
  readonly links: AddedLinks | undefined;
}

/**
 * The compared kinds of formatting: how a run has each, whether a mark stands for it, and its property with and without
 * it.
 */
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

/**
 * Returns the words of a piece from an offset in a block on, split where their formatting or link differs from that of
 * the piece.
 */
export function lookSegments(
  block: Node,
  from: number,
  text: string,
  piece: DocxPiece,
  look: LinkLook,
): readonly LookSegment[] {
  const segments: LookSegment[] = [];
  block.forEach((node, offset) => {
    const [start, end] = [Math.max(offset, from), Math.min(offset + node.nodeSize, from + text.length)];
    if (start >= end) return;
    const words = text.slice(start - from, end - from);
    const isWords = piece.note === undefined && node.type.name !== "noteMark";
    const own = isWords ? segmentOf(node, piece, look) : { properties: undefined, link: undefined };
    const last = segments.at(-1);
    if (last && last.properties === own.properties && last.link === own.link)
      segments[segments.length - 1] = { ...last, text: last.text + words };
    else segments.push({ text: words, ...own });
  });
  return segments.length > 0 ? segments : [{ text, properties: undefined, link: undefined }];
}

function segmentOf(node: Node, piece: DocxPiece, { href, isFreed, links }: LinkLook): Omit<LookSegment, "text"> {
  const wanted = hrefOf(node);
  const link = links && wanted !== href ? (wanted ?? null) : undefined;
  const isFree = links !== undefined && (isFreed || link === null);
  const before = isFree ? links.withoutLook(piece.runProperties) : piece.runProperties;
  const linkedLook = link && links && piece.href === undefined ? links.withLook(before) : before;
  const properties = propertiesFor(node, piece, linkedLook);
  return { properties: properties === piece.runProperties ? undefined : properties, link };
}

function propertiesFor(node: Node, piece: DocxPiece, before: string): string {
  const has = (name: string) => node.marks.some(({ type }) => type.name === name);
  const style = childProperty(before, "w:rStyle");
  // What the style of the run gave to its words is lost with another style.
  const isRestyled = style !== "" && style !== childProperty(piece.runProperties, "w:rStyle");
  let properties = before;
  for (const look of looks) {
    const isLost = isRestyled && has(look.mark) && childProperty(properties, look.name) === "";
    if (has(look.mark) === look.has(piece) && !isLost) continue;
    if (look.mark === "strike") properties = withProperty(properties, "w:rPr", "w:dstrike", "");
    properties = withProperty(properties, "w:rPr", look.name, has(look.mark) ? look.on : look.off);
  }
  const shift = has("superscript") ? "superscript" : has("subscript") ? "subscript" : undefined;
  return shift === piece.shift
    ? properties
    : withProperty(properties, "w:rPr", "w:vertAlign", `<w:vertAlign w:val="${shift ?? "baseline"}"/>`);
}
