import { kindNamed } from "../blocks/kind-named.ts";
import type { BlockKind } from "../blocks/read-block.ts";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";
import { type DocxLists, docxLists } from "./docx-lists.ts";
import type { ListPlace } from "./list-counter.ts";

/** The formatting of a character style. */
export interface RunLook {
  readonly strong: boolean;
  readonly em: boolean;
  readonly literal: boolean;
  readonly math?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly shift?: "subscript" | "superscript" | undefined;
}

/** The meaning of the styles and lists in a Word document. */
export interface DocxStyles {
  /** Returns the kind of a paragraph with these properties. */
  kindOf(properties: string): BlockKind;
  /**
   * Returns whether a paragraph with these properties is the caption of what comes before it. This depends on its
   * style, which need not be defined.
   */
  isCaption(properties: string): boolean;
  /** Returns the place in a list of a paragraph with these properties, whatever its kind. */
  placeOf(properties: string): ListPlace | undefined;
  readonly lists: DocxLists;
  /** Returns the formatting of a character style by its id. */
  lookOf(style: string): RunLook;
}

interface Style {
  name: string;
  base: string;
  outline: number | undefined;
  list: string | undefined;
  level: number;
}

const plain: RunLook = { strong: false, em: false, literal: false };
/** The most styles that a style may be based on, directly and indirectly. */
const longestChain = 20;

/**
 * Reads `word/styles.xml` and `word/numbering.xml`. The names of built-in styles are in English in every version of
 * Word.
 */
export function docxStyles(styles: string, numbering: string): DocxStyles {
  const byId = stylesIn(styles);
  const lists = docxLists(numbering);
  const inList = (list: string, level: number): BlockKind => ({ list: lists.kindOf(list, level), level });
  const known = new Map<string, BlockKind>();
  const kindOfStyle = (id: string, left = longestChain): BlockKind => {
    const style = byId.get(id);
    if (!style || left === 0) return "paragraph";
    const found = known.get(id) ?? ownKind(style, inList) ?? kindOfStyle(style.base, left - 1);
    known.set(id, found);
    return found;
  };
  const chainOf = (id: string): readonly Style[] => {
    const found: Style[] = [];
    for (let style = byId.get(id); style && found.length < longestChain; style = byId.get(style.base))
      found.push(style);
    return found;
  };
  return {
    kindOf(properties) {
      const named = kindOfStyle(styleIn(properties));
      if (isHeading(named)) return named;
      const outline = /<w:outlineLvl\s[^>]*w:val\s*=\s*["'](\d)/.exec(properties)?.[1];
      if (outline !== undefined && Number(outline) < 6) return { heading: Number(outline) + 1 };
      const own = listIn(properties);
      if (own === undefined) return named;
      return own === "0" ? "paragraph" : inList(own, levelIn(properties) ?? 0);
    },
    placeOf(properties) {
      const style = chainOf(styleIn(properties)).find(({ list }) => list !== undefined);
      const list = listIn(properties) ?? style?.list ?? "0";
      return list === "0" ? undefined : { list, level: levelIn(properties) ?? style?.level ?? 0 };
    },
    lists,
    isCaption: (properties) => /^caption$/i.test(byId.get(styleIn(properties))?.name ?? styleIn(properties)),
    lookOf: (id) => lookNamed(byId.get(id)?.name ?? ""),
  };
}

const styleIn = (properties: string): string => /<w:pStyle\s[^>]*w:val\s*=\s*["']([^"']*)/.exec(properties)?.[1] ?? "";

const listIn = (properties: string): string | undefined => /<w:numId\s[^>]*w:val\s*=\s*["'](\d+)/.exec(properties)?.[1];

function levelIn(properties: string): number | undefined {
  const level = /<w:ilvl\s[^>]*w:val\s*=\s*["'](\d)/.exec(properties)?.[1];
  return level === undefined ? undefined : Number(level);
}

const set: Readonly<Record<string, (style: Style, value: string) => void>> = {
  "w:name": (style, value) => {
    style.name = value;
  },
  "w:basedOn": (style, value) => {
    style.base = value;
  },
  "w:outlineLvl": (style, value) => {
    style.outline = Number(value);
  },
  "w:numId": (style, value) => {
    style.list = value;
  },
  "w:ilvl": (style, value) => {
    style.level = Number(value);
  },
};

function stylesIn(xml: string): ReadonlyMap<string, Style> {
  const found = new Map<string, Style>();
  let style: Style | undefined;
  for (const { kind, name, source } of xmlPieces(xml)) {
    if (name === "w:style") {
      style = kind === "open" ? { name: "", base: "", outline: undefined, list: undefined, level: 0 } : undefined;
      if (style) found.set(attributeOf(source, "w:styleId") ?? "", style);
    } else if (style && kind !== "close") set[name]?.(style, attributeOf(source, "w:val") ?? "");
  }
  return found;
}

function ownKind({ name, outline, list, level }: Style, inList: (list: string, level: number) => BlockKind) {
  const named = kindNamed(name);
  if (named !== undefined) return named;
  if (outline !== undefined) return outline < 6 ? { heading: outline + 1 } : "paragraph";
  return list === undefined || list === "0" ? undefined : inList(list, level);
}

function lookNamed(name: string): RunLook {
  if (/^strong$/i.test(name)) return { ...plain, strong: true };
  if (/^emphasis$/i.test(name)) return { ...plain, em: true };
  if (/^(?:html code|verbatim char|source text|code char)$/i.test(name)) return { ...plain, literal: true };
  if (/^formula char$/i.test(name)) return { ...plain, math: true };
  return plain;
}

const isHeading = (kind: BlockKind): boolean => typeof kind === "object" && "heading" in kind;
