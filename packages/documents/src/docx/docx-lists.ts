import { attributeOf, xmlPieces } from "./xml-pieces.ts";

/** What a paragraph is for whoever reads it. */
export type DocxKind = { readonly heading: number } | ListItem | "paragraph";

/** An item of a list; `level` is how deep it lies in others, 0 for not at all. */
export interface ListItem {
  readonly list: ListKind;
  readonly level: number;
}

type ListKind = "bullets" | "numbers";

/** Tells what a paragraph is by its properties, with the styles and lists of its document; the names of styles are English in every Word. */
export function kindsOf(styles: string, numbering: string): (properties: string) => DocxKind {
  const byStyle = new Map<string, DocxKind>();
  let style = "";
  for (const { kind, name, source } of xmlPieces(styles)) {
    if (name === "w:style" && kind === "open") style = attributeOf(source, "w:styleId") ?? "";
    if (name === "w:name" && style !== "") byStyle.set(style, kindNamed(attributeOf(source, "w:val") ?? ""));
    if (name === "w:style" && kind === "close") style = "";
  }
  const lists = listsOf(numbering);
  return (properties) => {
    const own = /<w:numId\s[^>]*w:val\s*=\s*["'](\d+)/.exec(properties)?.[1];
    const named = byStyle.get(/<w:pStyle\s[^>]*w:val\s*=\s*["']([^"']*)/.exec(properties)?.[1] ?? "") ?? "paragraph";
    if (own === undefined || (typeof named === "object" && "heading" in named)) return named;
    if (own === "0") return "paragraph";
    const level = Number(/<w:ilvl\s[^>]*w:val\s*=\s*["'](\d)/.exec(properties)?.[1] ?? 0);
    return { list: lists.get(own) ?? "bullets", level };
  };
}

function kindNamed(name: string): DocxKind {
  const level = /^heading ([1-6])$/i.exec(name)?.[1];
  if (level) return { heading: Number(level) };
  if (/^title$/i.test(name)) return { heading: 1 };
  const [, list, depth = "1"] = /^list (bullet|number)(?: ([2-9]))?$/i.exec(name) ?? [];
  if (!list) return "paragraph";
  return { list: list.toLowerCase() === "bullet" ? "bullets" : "numbers", level: Number(depth) - 1 };
}

/** Which lists have points and which count, by their number. */
function listsOf(numbering: string): ReadonlyMap<string, ListKind> {
  const abstract = new Map<string, ListKind>();
  const lists = new Map<string, ListKind>();
  let open = "";
  const take: Readonly<Record<string, (source: string) => void>> = {
    "w:abstractNum": (source) => {
      open = attributeOf(source, "w:abstractNumId") ?? "";
    },
    "w:num": (source) => {
      open = attributeOf(source, "w:numId") ?? "";
    },
    "w:numFmt": (source) => {
      // The first level tells.
      if (!abstract.has(open)) abstract.set(open, attributeOf(source, "w:val") === "bullet" ? "bullets" : "numbers");
    },
    "w:abstractNumId": (source) => {
      lists.set(open, abstract.get(attributeOf(source, "w:val") ?? "") ?? "bullets");
    },
  };
  for (const { kind, name, source } of xmlPieces(numbering)) if (kind !== "close") take[name]?.(source);
  return lists;
}
