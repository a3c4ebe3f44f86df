/** A piece of XML with its place in the source. */
export interface XmlPiece {
  readonly kind: "open" | "close" | "empty" | "text" | "other";
  /** With its prefix, of a tag. */
  readonly name: string;
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** It is no XML that can be read here. */
export class UnreadableXml extends Error {}

const tag = /<(\/?)([^\s<>/"'=]+)(?:"[^"]*"|'[^']*'|[^"'<>])*>/y;

/** Tags and text of XML one after another, in linear time. Nothing is expanded; declarations of a document type are refused. */
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
  tag.lastIndex = start;
  const found = tag.exec(xml);
  if (!found) throw new UnreadableXml();
  const [source, slash, name = ""] = found;
  return [tag.lastIndex, slash ? "close" : source.endsWith("/>") ? "empty" : "open", name];
}

function endAt(found: number, length: number, otherwise?: number): number {
  if (found >= 0) return found + length;
  if (otherwise === undefined) throw new UnreadableXml();
  return otherwise;
}

/** What an attribute says, in the source of a tag. */
export function attributeOf(source: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(source);
  return found ? unescaped(found[1] ?? found[2] ?? "") : undefined;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The letters of a text of XML. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });

const unfit =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as XML has it; what XML cannot hold at all is left out. */
export const escaped = (text: string): string =>
  text.replace(unfit, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
