import { type XmlPiece, xmlPieces } from "../../xml/xml-pieces.ts";
import type { DocxParagraphSource, SourceRange } from "./paragraph-source.ts";

/** A place in the source, and what is inserted there. */
interface MarkPlace extends SourceRange {
  /** The text before and after the mark. */
  readonly before: string;
  readonly after: string;
}

/**
 * Returns where the properties of a paragraph record that its end was inserted or deleted. Undefined if someone has
 * already tracked such a change.
 */
export function markPlace(xml: string, { tag, properties }: DocxParagraphSource): MarkPlace | undefined {
  const [before, after] = ["<w:rPr>", "</w:rPr>"];
  if (!properties) return { start: tag.end, end: tag.end, before: `<w:pPr>${before}`, after: `${after}</w:pPr>` };
  if (xml.startsWith("/>", properties.end - 2))
    return { ...properties, before: `<w:pPr>${before}`, after: `${after}</w:pPr>` };
  const found = runProperties(xml, properties);
  if (found.isMarked) return undefined;
  if (!found.range) return { start: found.otherwise, end: found.otherwise, before, after };
  if (xml.startsWith("/>", found.range.end - 2)) return { ...found.range, before, after };
  return { start: found.range.end, end: found.range.end, before: "", after: "" };
}

/**
 * Returns the tag of the properties of a paragraph's end, or the place for it, and whether they contain a tracked
 * change.
 */
function runProperties(xml: string, { start, end }: SourceRange) {
  let range: SourceRange | undefined;
  let isMarked = false;
  let otherwise = end;
  for (const { path, piece } of withPaths(xml.slice(start, end))) {
    const at = start + piece.start;
    if (path === "w:pPr/w:rPr") range = { start: at, end: start + piece.end };
    if (/^w:pPr\/w:rPr\/w:(?:ins|del|moveFrom|moveTo)$/.test(path)) isMarked = true;
    if (/^\/w:pPr$|^w:pPr\/w:(?:sectPr|pPrChange)$/.test(path)) otherwise = Math.min(otherwise, at);
  }
  return { range, isMarked, otherwise };
}

/** Yields tags with the names of the elements around them. Closing tags begin with a slash. */
function* withPaths(xml: string): Generator<{ readonly path: string; readonly piece: XmlPiece }> {
  const open: string[] = [];
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === "text" || piece.kind === "other") continue;
    if (piece.kind !== "close") open.push(piece.name);
    const path = open.join("/");
    if (piece.kind !== "open") open.pop();
    yield { path: piece.kind === "close" ? `/${path}` : path, piece };
  }
}
