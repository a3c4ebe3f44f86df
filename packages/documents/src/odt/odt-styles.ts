import { kindNamed } from "../blocks/kind-named.ts";
import type { BlockKind, ListItem } from "../blocks/read-block.ts";
import type { Alignment } from "../schema.ts";
import { attributeOf, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

/** The formatting of words. Undefined values are inherited. */
export interface OdtLook {
  readonly strong?: boolean | undefined;
  readonly em?: boolean | undefined;
  readonly literal?: boolean | undefined;
  readonly math?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly strike?: boolean | undefined;
  readonly shift?: "subscript" | "superscript" | undefined;
  readonly isHidden?: boolean | undefined;
}

/** The meaning of the styles in an OpenDocument text, by name. */
export interface OdtStyles {
  /** Returns the kind of a paragraph with a style. */
  kindOf(style: string): BlockKind;
  /** Returns whether a paragraph of a style is the caption of the image before it. */
  isCaption(style: string): boolean;
  /** Returns the alignment of a paragraph where it differs from its named style. */
  alignOf(style: string): Alignment | null;
  /** Returns whether a paragraph of a style begins a new page. */
  breaksBefore(style: string): boolean;
  /** Returns the formatting of a paragraph's words where it differs from its named style. */
  ownLook(style: string): OdtLook;
  /** Returns the formatting of a text style. */
  lookOf(style: string): OdtLook;
  listKind(style: string, level: number): ListItem["list"];
  /** Returns the number of the first item of a list at a level. */
  listStart(style: string, level: number): number;
  isHiddenSection(style: string): boolean;
}

interface Style {
  readonly name: string;
  readonly parent: string;
  look: OdtLook;
  align: Alignment | null;
  isNewPage: boolean;
}

/** The most styles that a style may be based on, directly and indirectly. */
const longestChain = 20;

/** Reads the styles in the parts of a document, starting with the most general part. */
export function odtStyles(...parts: readonly string[]): OdtStyles {
  const gathered: Gathered = { styles: new Map(), lists: new Map(), hiddenSections: new Set() };
  for (const part of parts) gatherStyles(part, gathered);
  const { styles, lists, hiddenSections } = gathered;
  const chain = (family: string, name: string): readonly Style[] => {
    const found: Style[] = [];
    let style = styles.get(`${family}/${name}`);
    while (style && found.length < longestChain) {
      found.push(style);
      style = styles.get(`${family}/${style.parent}`);
    }
    return found;
  };
  const namesOf = (name: string) => [name, ...chain("paragraph", name).flatMap((style) => [style.name, style.parent])];
  return {
    isCaption: (name) => namesOf(name).some((each) => /^(?:caption|figure|illustration)$/i.test(each)),
    kindOf(name) {
      const names = namesOf(name);
      return (
        names.map((each) => kindNamed(each.replaceAll("_20_", " "))).find((kind) => kind !== undefined) ?? "paragraph"
      );
    },
    alignOf: (name) => (isAutomatic(name) ? (styles.get(`paragraph/${name}`)?.align ?? null) : null),
    breaksBefore: (name) => isAutomatic(name) && styles.get(`paragraph/${name}`)?.isNewPage === true,
    ownLook: (name) => (isAutomatic(name) ? (styles.get(`paragraph/${name}`)?.look ?? {}) : {}),
    lookOf: (name) =>
      Object.assign(
        {},
        ...chain("text", name)
          .toReversed()
          .map((style) => ({ ...lookNamed(style), ...style.look })),
      ),
    listKind: (name, level) => (lists.get(name)?.has(level) ? "numbers" : "bullets"),
    listStart: (name, level) => lists.get(name)?.get(level) ?? 1,
    isHiddenSection: (name) => hiddenSections.has(name),
  };
}

/** What is collected from the parts with styles. */
interface Gathered {
  readonly styles: Map<string, Style>;
  /** The numbered levels of each list style, with their first numbers. */
  readonly lists: Map<string, Map<number, number>>;
  readonly hiddenSections: Set<string>;
}

/** The style or list that is being read. */
interface Open {
  style: Style | undefined;
  levels: Map<number, number>;
}

const gather: Readonly<Record<string, (piece: XmlPiece, gathered: Gathered, open: Open) => void>> = {
  "style:style": ({ source }, { styles }, open) => {
    const own = attributeOf(source, "style:name") ?? "";
    const name = attributeOf(source, "style:display-name") ?? own;
    open.style = {
      name,
      parent: attributeOf(source, "style:parent-style-name") ?? "",
      look: {},
      align: null,
      isNewPage: false,
    };
    styles.set(`${attributeOf(source, "style:family")}/${own}`, open.style);
  },
  "style:text-properties": (piece, _, { style }) => {
    if (style) style.look = lookIn(piece);
  },
  "style:paragraph-properties": ({ source }, _, { style }) => {
    if (!style) return;
    style.align = alignments.get(attributeOf(source, "fo:text-align") ?? "") ?? null;
    style.isNewPage = attributeOf(source, "fo:break-before") === "page";
  },
  "style:section-properties": ({ source }, { hiddenSections }, { style }) => {
    if (/text:display\s*=\s*["']none/.test(source)) hiddenSections.add(style?.name ?? "");
  },
  "text:list-style": ({ source }, { lists }, open) => {
    open.style = undefined;
    open.levels = new Map();
    lists.set(attributeOf(source, "style:name") ?? "", open.levels);
  },
  "text:list-level-style-number": ({ source }, _, { levels }) => {
    const start = attributeOf(source, "text:start-value") ?? "";
    levels.set(Number(attributeOf(source, "text:level")), /^\d{1,9}$/.test(start) ? Number(start) : 1);
  },
};

function gatherStyles(xml: string, gathered: Gathered): void {
  const open: Open = { style: undefined, levels: new Map() };
  for (const piece of xmlPieces(xml)) if (piece.kind !== "close") gather[piece.name]?.(piece, gathered, open);
}

/** Returns whether a style is automatic: it belongs to one or a few paragraphs, and is based on a named style. */
const isAutomatic = (name: string): boolean => /^(?:P\d+$|A_)/.test(name);

const alignments: ReadonlyMap<string, Alignment> = new Map([
  ["center", "center"],
  ["end", "right"],
  ["right", "right"],
  ["justify", "justify"],
]);

function lookIn({ source }: XmlPiece): OdtLook {
  const weight = attributeOf(source, "fo:font-weight");
  const slant = attributeOf(source, "fo:font-style");
  return {
    ...(weight === undefined ? {} : { strong: weight === "bold" || Number(weight) >= 600 }),
    ...(slant === undefined ? {} : { em: slant !== "normal" }),
    ...isSet("underline", attributeOf(source, "style:text-underline-style")),
    ...isSet("strike", attributeOf(source, "style:text-line-through-style")),
    ...shiftIn(attributeOf(source, "style:text-position")),
    ...(attributeOf(source, "text:display") === "none" ? { isHidden: true } : {}),
  };
}

const isSet = (name: "underline" | "strike", style: string | undefined): OdtLook =>
  style === undefined ? {} : { [name]: style !== "none" };

/** Reads “super 58%”, or a percentage above or below the line. */
function shiftIn(position: string | undefined): OdtLook {
  const [height = "0"] = position?.split(" ") ?? [];
  if (height === "super" || Number.parseFloat(height) > 0) return { shift: "superscript" };
  if (height === "sub" || Number.parseFloat(height) < 0) return { shift: "subscript" };
  return position === undefined ? {} : { shift: undefined };
}

function lookNamed({ name }: Style): OdtLook {
  if (/^formula(?:_20_| )text$/i.test(name)) return { math: true };
  return /^source(?:_20_| )text$/i.test(name) ? { literal: true } : {};
}
