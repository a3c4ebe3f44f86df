import type { Node } from "prosemirror-model";
import type { BlockKind, ListItem } from "../../blocks/read-block.ts";
import type { DocumentUnit } from "../../units/document-units.ts";
import type { AddedLists } from "../added-lists.ts";
import type { AddedStyles } from "../added-styles.ts";
import type { DocxStyles } from "../docx-styles.ts";
import { childProperty, withProperty } from "../properties.ts";
import { copiedProperties } from "../word-elements.ts";
import { blockKindOf, sameKind } from "./block-kind.ts";

/** What is needed to change the kind of paragraphs. */
interface KindContext {
  readonly styles: Pick<DocxStyles, "kindOf" | "lists">;
  readonly lists: AddedLists;
  readonly added: AddedStyles;
}

/** Turns paragraphs into headings, list items, quotations, or code, formatted like others in the file. */
export class ParagraphKinds {
  readonly #context: KindContext;
  /** The properties of a paragraph in each list of the document. */
  readonly #lists = new Map<Node, string>();
  /** The properties of a paragraph of each kind. */
  readonly #like = new Map<string, string>();

  constructor(context: KindContext) {
    this.#context = context;
  }

  /** Records a paragraph of the file that keeps its kind. */
  found(shown: DocumentUnit, now: DocumentUnit, properties: string): void {
    const kind = blockKindOf(now);
    if (!sameKind(blockKindOf(shown), kind)) return;
    const list = listOf(now);
    if (list && isItem(kind) && !this.#lists.has(list)) this.#lists.set(list, copiedProperties(properties));
    const key = JSON.stringify(kind);
    if (!this.#like.has(key) && sameKind(this.#context.styles.kindOf(properties), kind))
      this.#like.set(key, copiedProperties(properties));
  }

  /** Returns the properties of a paragraph whose kind has changed. */
  changed(properties: string, shown: DocumentUnit, now: DocumentUnit): string {
    const kind = blockKindOf(now);
    if (sameKind(blockKindOf(shown), kind) || now.node.type.name === "caption") return properties;
    return this.#as(properties, kind, now);
  }

  /** Returns the properties of a new paragraph after one with `before`. */
  added(before: string, now: DocumentUnit): string {
    if (now.node.type.name === "caption")
      return `<w:pPr><w:pStyle w:val="${this.#context.added.idOf("caption")}"/></w:pPr>`;
    const kind = blockKindOf(now);
    const list = listOf(now);
    if (isItem(kind) && list) return this.#inList(list, kind, now);
    if (sameKind(this.#context.styles.kindOf(before), kind)) return before;
    return this.#like.get(JSON.stringify(kind)) ?? this.#as("", kind, now);
  }

  #as(properties: string, kind: BlockKind, now: DocumentUnit): string {
    const bare = this.#bare(properties);
    const set = (name: string, element: string, to = bare) => withProperty(to, "w:pPr", name, element);
    const styled = (name: string, layout?: string) =>
      set("w:pStyle", `<w:pStyle w:val="${this.#context.added.idOf(name, layout)}"/>`);
    if (kind === "quote") return styled("Quote", '<w:ind w:left="720" w:right="720"/>');
    if (kind === "code") return styled("HTML Preformatted");
    if (kind === "term") return styled("Definition Term");
    if (kind === "definition") return styled("Definition", '<w:ind w:left="720"/>');
    if (typeof kind === "string") return bare;
    if ("heading" in kind) return this.#heading(bare, kind.heading);
    if ("continues" in kind) return styled(continued(kind.continues), indent(kind.continues));
    const list = listOf(now);
    const like = list ? this.#inList(list, kind, now) : "";
    return ["w:pStyle", "w:numPr", "w:ind"].reduce((to, name) => set(name, childProperty(like, name), to), bare);
  }

  /** Returns the properties of a paragraph without those that define its kind. */
  #bare(properties: string): string {
    const { kindOf } = this.#context.styles;
    const without = (from: string, ...names: string[]) =>
      names.reduce((to, name) => withProperty(to, "w:pPr", name, ""), from);
    const isPlain = (from: string) => sameKind(kindOf(from), "paragraph");
    if (isPlain(properties)) return properties;
    const unlisted = childProperty(properties, "w:numPr") ? without(properties, "w:numPr", "w:ind") : properties;
    const flat = without(unlisted, "w:outlineLvl");
    return isPlain(flat) ? flat : without(flat, "w:pStyle");
  }

  #heading(bare: string, level: number): string {
    const style = this.#context.added.ownIdOf(`heading ${level}`);
    const named = withProperty(bare, "w:pPr", "w:pStyle", style === undefined ? "" : `<w:pStyle w:val="${style}"/>`);
    const outline = style === undefined ? `<w:outlineLvl w:val="${level - 1}"/>` : "";
    return withProperty(named, "w:pPr", "w:outlineLvl", outline);
  }

  /**
   * Returns the properties of a list item: those of another item, one level deeper than the list around it, or those of
   * a new list.
   */
  #inList(list: Node, { list: kind, level }: ListItem, now: DocumentUnit): string {
    const own = this.#lists.get(list) ?? this.#below(list, kind, now) ?? this.#newList(kind, level);
    this.#lists.set(list, own);
    return own;
  }

  #below(list: Node, kind: ListItem["list"], { around }: DocumentUnit): string | undefined {
    const outer = around.slice(0, around.indexOf(list)).findLast(isList);
    const like = outer && this.#lists.get(outer);
    const [, number] = /<w:numId\s[^>]*w:val\s*=\s*["'](\d+)/.exec(like ?? "") ?? [];
    const level = Number(/<w:ilvl\s[^>]*w:val\s*=\s*["'](\d)/.exec(like ?? "")?.[1] ?? 0) + 1;
    const { lists, styles } = this.#context;
    if (!like || !number || level > 8) return undefined;
    if ((lists.kindOf(number) ?? styles.lists.kindOf(number, level)) !== kind) return undefined;
    return withProperty(withProperty(like, "w:pPr", "w:ind", ""), "w:pPr", "w:numPr", numbering(number, level));
  }

  #newList(kind: ListItem["list"], level: number): string {
    const at = Math.min(level, 8);
    const properties = numbering(this.#context.lists.add(kind, at), at);
    const style = this.#context.added.ownIdOf("list paragraph");
    return `<w:pPr>${style === undefined ? "" : `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr>`;
  }
}

const isList = ({ type }: Node): boolean => type.name === "bullets" || type.name === "numbers";
const listOf = ({ around }: DocumentUnit): Node | undefined => around.findLast(isList);
const isItem = (kind: BlockKind): kind is ListItem => typeof kind === "object" && "list" in kind;

const numbering = (number: string, level: number): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${number}"/></w:numPr>`;
const continued = (level: number): string =>
  level === 0 ? "List Continue" : `List Continue ${Math.min(level, 8) + 1}`;
const indent = (level: number): string => `<w:ind w:left="${(level + 1) * 720}"/>`;
