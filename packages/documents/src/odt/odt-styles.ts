import { kindNamed } from "../blocks/kind-named.ts";
import type { BlockKind, ListItem } from "../blocks/read-block.ts";
import { attributeOf, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

/** How words look; what is undefined is as around them. */
export interface OdtLook {
  readonly strong?: boolean | undefined;
  readonly em?: boolean | undefined;
  readonly literal?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
}

/** What the styles of an OpenDocument text mean, by their names. */
export interface OdtStyles {
  /** Returns what a paragraph of a style is. */
  kindOf(style: string): BlockKind;
  /** Returns how the words of a paragraph look that differs from its named style. */
  ownLook(style: string): OdtLook;
  /** Returns how the words of a style of text look. */
  lookOf(style: string): OdtLook;
  listKind(style: string, level: number): ListItem["list"];
  isHiddenSection(style: string): boolean;
}

interface Style {
  readonly name: string;
  readonly parent: string;
  look: OdtLook;
}

/** How many styles a style may rest on. */
const longestChain = 20;

/** Reads the styles of the parts of a document, the most general part first. */
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
  return {
    kindOf(name) {
      const names = [name, ...chain("paragraph", name).flatMap((style) => [style.name, style.parent])];
      return (
        names.map((each) => kindNamed(each.replaceAll("_20_", " "))).find((kind) => kind !== undefined) ?? "paragraph"
      );
    },
    ownLook: (name) => (/^P\d+$/.test(name) ? (styles.get(`paragraph/${name}`)?.look ?? {}) : {}),
    lookOf: (name) =>
      Object.assign(
        {},
        ...chain("text", name)
          .toReversed()
          .map((style) => ({ ...lookNamed(style), ...style.look })),
      ),
    listKind: (name, level) => lists.get(name)?.get(level) ?? "bullets",
    isHiddenSection: (name) => hiddenSections.has(name),
  };
}

/** What is gathered from the parts that hold styles. */
interface Gathered {
  readonly styles: Map<string, Style>;
  readonly lists: Map<string, Map<number, ListItem["list"]>>;
  readonly hiddenSections: Set<string>;
}

/** The style or list that is being read. */
interface Open {
  style: Style | undefined;
  levels: Map<number, ListItem["list"]>;
}

const gather: Readonly<Record<string, (piece: XmlPiece, gathered: Gathered, open: Open) => void>> = {
  "style:style": ({ source }, { styles }, open) => {
    const own = attributeOf(source, "style:name") ?? "";
    const name = attributeOf(source, "style:display-name") ?? own;
    open.style = { name, parent: attributeOf(source, "style:parent-style-name") ?? "", look: {} };
    styles.set(`${attributeOf(source, "style:family")}/${own}`, open.style);
  },
  "style:text-properties": (piece, _, { style }) => {
    if (style) style.look = lookIn(piece);
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
    levels.set(Number(attributeOf(source, "text:level")), "numbers");
  },
};

function gatherStyles(xml: string, gathered: Gathered): void {
  const open: Open = { style: undefined, levels: new Map() };
  for (const piece of xmlPieces(xml)) if (piece.kind !== "close") gather[piece.name]?.(piece, gathered, open);
}

function lookIn({ source }: XmlPiece): OdtLook {
  const weight = attributeOf(source, "fo:font-weight");
  const slant = attributeOf(source, "fo:font-style");
  return {
    ...(weight === undefined ? {} : { strong: weight === "bold" || Number(weight) >= 600 }),
    ...(slant === undefined ? {} : { em: slant !== "normal" }),
    ...(attributeOf(source, "text:display") === "none" ? { isHidden: true } : {}),
  };
}

function lookNamed({ name }: Style): OdtLook {
  return /^source(?:_20_| )text$/i.test(name) ? { literal: true } : {};
}
