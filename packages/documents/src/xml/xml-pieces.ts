import { Unreadable } from "../unreadable.ts";
import { namedCharacters } from "./named-characters.ts";

/** A piece of XML with its place in the source. */
export interface XmlPiece {
  readonly kind: "open" | "close" | "empty" | "text" | "other";
  /** The name of a tag, including its prefix. */
  readonly name: string;
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** Throws `Unreadable` if the main part of a file is not XML, since it would otherwise be read as an empty document. */
export function requireXml(text: string): void {
  if (!/^\ufeff?\s*</.test(text)) throw new Unreadable();
}

const tag = /<(\/?)([^\s<>/"'=]+)(?:"[^"]*"|'[^']*'|[^"'<>])*>/y;

/**
 * Yields the tags and text of XML in order, in linear time. Entities that a document defines are not expanded, and
 * declarations in a document type are rejected.
 */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (let start = 0; start < xml.length; ) {
    const [end, kind, name] = pieceAt(xml, start);
    yield { kind, name, source: xml.slice(start, end), start, end };
    start = end;
  }
}

function pieceAt(xml: string, start: number): [end: number, kind: XmlPiece["kind"], name: string] {
  if (xml[start] !== "<") return [endAt(xml.indexOf("<", start), 0, xml.length), "text", ""];
  if (xml.startsWith("<!--", start)) return [endAt(xml.indexOf("-->", start), 3), "other", ""];
  if (xml.startsWith("<?", start)) return [endAt(xml.indexOf("?>", start), 2), "other", ""];
  if (xml.startsWith("<![CDATA[", start)) return [endAt(xml.indexOf("]]>", start), 3), "other", ""];
  if (xml.startsWith("<!DOCTYPE", start)) return [endOfDocumentType(xml, start), "other", ""];
  tag.lastIndex = start;
  const found = tag.exec(xml);
  if (!found) throw new Unreadable();
  const [source, slash, name = ""] = found;
  return [tag.lastIndex, slash ? "close" : source.endsWith("/>") ? "empty" : "open", name];
}

/** Skips the name of a document type, for which nothing is fetched. Declarations inside it are rejected. */
function endOfDocumentType(xml: string, start: number): number {
  const end = endAt(xml.indexOf(">", start), 1);
  if (xml.slice(start, end).includes("[")) throw new Unreadable();
  return end;
}

function endAt(found: number, length: number, otherwise?: number): number {
  if (found >= 0) return found + length;
  if (otherwise === undefined) throw new Unreadable();
  return otherwise;
}

/** Returns the value of an attribute in the source of a tag. */
export function attributeOf(source: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(source);
  return found ? unescaped(found[1] ?? found[2] ?? "") : undefined;
}

/** Returns the text of a piece. Tags, comments, and instructions have none. */
export function textIn({ kind, source }: XmlPiece): string {
  if (kind === "text") return unescaped(source);
  return source.startsWith("<![CDATA[") ? source.slice(9, -3) : "";
}

/** Returns XML text with its entities decoded. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return namedCharacters.get(name) ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });

const unfit =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Returns a text without the characters that XML cannot represent. */
export const fitForXml = (text: string): string => text.replace(unfit, "");

/** Escapes a text for XML. Characters that XML cannot represent are left out. */
export const escaped = (text: string): string =>
  fitForXml(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Escapes the value of an attribute in double quotes. */
export const escapedValue = (text: string): string => escaped(text).replaceAll('"', "&quot;");
