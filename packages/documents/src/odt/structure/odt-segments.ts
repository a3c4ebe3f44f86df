import type { Node } from "prosemirror-model";
import { noteCharacter } from "../../schema/note-nodes.ts";
import { attributeOf, escapedValue } from "../../xml/xml-pieces.ts";
import type { OdtPiece } from "../in-place/odt-paragraph.ts";
import { onOff, span } from "../odt-content.ts";
import type { OdtLook } from "../odt-styles.ts";

/** What is needed to write the words of a paragraph. */
export interface OdtWordsContext {
  /** The part that they are in. */
  readonly source: string;
  /** Returns the element of a note. */
  noteOf(id: string): string;
  /** Returns words in the style with these letters. */
  styled(letters: string, xml: string): string;
  /** Returns the formatting of a text style. */
  lookOf(style: string): OdtLook;
}

/** Words with the same formatting, or a note mark. */
export interface Segment {
  readonly text: string;
  readonly note: string | undefined;
  readonly marks: Node["marks"];
}

/** A piece, and its new words. */
export interface PieceChange {
  readonly piece: OdtPiece;
  readonly text: string;
  /** Where its words begin in the block. */
  readonly from: number;
  readonly old: readonly Segment[];
  readonly segments: readonly Segment[];
}

/** Returns the words of a block between two offsets, split where their formatting differs. */
export function segmentsOf(block: Node, from: number, length: number): readonly Segment[] {
  const segments: Segment[] = [];
  block.forEach((node, offset) => {
    const [start, end] = [Math.max(offset, from), Math.min(offset + node.nodeSize, from + length)];
    if (start >= end) return;
    const isNote = node.type.name === "noteMark";
    const text = isNote ? noteCharacter : node.isText ? (node.text ?? "").slice(start - offset, end - offset) : "\n";
    segments.push({ text, marks: isNote ? [] : node.marks, note: isNote ? String(node.attrs.id) : undefined });
  });
  return segments;
}

/** Returns whether words are formatted alike, however they are split. */
export function sameLooks(a: readonly Segment[], b: readonly Segment[]): boolean {
  const key = (segments: readonly Segment[]) =>
    segments
      .flatMap(({ text, note, marks }) =>
        [...text].map((letter) => `${letter} ${note} ${marks.map(({ type, attrs }) => `${type.name} ${attrs.href}`)}`),
      )
      .join("\n");
  return key(a) === key(b);
}

/** Returns words within the elements around a piece, adjusted for other formatting or another link. */
export function dressed(
  xml: string,
  segment: Segment,
  look: Segment,
  { around }: OdtPiece,
  { styled, lookOf }: Pick<OdtWordsContext, "styled" | "lookOf">,
): string {
  if (segment.note !== undefined || xml === "") return xml;
  const has = ({ marks }: Segment, name: string) => marks.some(({ type }) => type.name === name);
  const changed = onOff.flatMap(([name, on, off]) =>
    has(segment, name) === has(look, name) ? [] : [has(segment, name) ? on : off],
  );
  const [shift, before] = [shiftOf(segment), shiftOf(look)];
  const style = [...changed, ...(shift === before ? [] : [shift])].join("");
  const named = codes.find((name) => has(segment, name) && !has(look, name));
  const inside = named ? span(named === "math" ? "Formula_20_Text" : "Source_20_Text", xml) : xml;
  const words = style === "" ? inside : styled(style, inside);
  const href = hrefOf(segment);
  const isCode = codes.some((name) => has(look, name) && !has(segment, name));
  if (href === hrefOf(look) && !isCode) return words;
  const spans = around.filter(({ name, source }) => name !== "text:a" && !(isCode && isCodeIn(source, lookOf)));
  const linked =
    href === undefined
      ? words
      : `<text:a xlink:type="simple" xlink:href="${escapedValue(String(href))}">${words}</text:a>`;
  return `${closing(around)}${opening(spans)}${linked}${closing(spans)}${opening(around)}`;
}

const codes = ["math", "literal"] as const;

/** Returns whether a span marks its words as code or a formula. No style inside it can undo that. */
function isCodeIn(source: string, lookOf: OdtWordsContext["lookOf"]): boolean {
  const { math, literal } = lookOf(attributeOf(source, "text:style-name") ?? "");
  return math === true || literal === true;
}

const opening = (around: OdtPiece["around"]): string => around.map(({ source }) => source).join("");
const closing = (around: OdtPiece["around"]): string =>
  around
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join("");

/** Returns the address of the link around words. */
export const hrefOf = ({ marks }: Segment): unknown => marks.find(({ type }) => type.name === "link")?.attrs.href;

function shiftOf({ marks }: Segment): string {
  const has = (name: string) => marks.some(({ type }) => type.name === name);
  return has("superscript") ? "P" : has("subscript") ? "L" : "n";
}
