import type { Node } from "prosemirror-model";
import type { SourceEdit } from "../../docx/source-edit.ts";
import { type Alignment, schema } from "../../schema.ts";
import { type DocumentCell, type DocumentUnit, kindOfUnit } from "../../units/document-units.ts";
import { attributeOf, escapedValue } from "../../xml/xml-pieces.ts";
import type { OdtParagraph } from "../in-place/odt-paragraph.ts";
import type { OdtContentWriter } from "../odt-content.ts";
import type { OdtStyles } from "../odt-styles.ts";
import type { OdtSlot } from "./gap-writer.ts";
import { listStyleFor, listsAround } from "./list-tags.ts";
import type { OdtWordsContext } from "./odt-segments.ts";
import type { ShownOdtUnit } from "./odt-units.ts";
import { changedOdtWords } from "./odt-words.ts";
import type { ParagraphStyles } from "./paragraph-styles.ts";

type WordsUnit = Extract<ShownOdtUnit["file"], { kind: "words" }>;

/** What is needed to write blocks. */
interface BlockContext extends OdtWordsContext {
  /** The paragraphs of the file by their offsets. */
  readonly paragraphs: ReadonlyMap<number, OdtParagraph>;
  readonly styles: Pick<OdtStyles, "alignOf" | "listKind" | "ownLook">;
  readonly own: ParagraphStyles;
  readonly content: OdtContentWriter;
}

/** Writes paragraphs and their content as elements of an OpenDocument text. */
export class OdtBlockWriter {
  readonly #context: BlockContext;
  /** The styles of new lists by their kind. */
  readonly #listStyles = new Map<string, string>();

  constructor(context: BlockContext) {
    this.#context = context;
  }

  /** Returns the edits that make a paragraph what it is to be, without the page break before it if it loses that. */
  changed(file: WordsUnit, shown: DocumentUnit, now: DocumentUnit, losesBreak: boolean): readonly SourceEdit[] {
    const isSameKind = kindOfUnit(shown) === kindOfUnit(now);
    const isSameText = shown.node.content.eq(now.node.content);
    const { start, end } = file.place;
    const first = this.#context.paragraphs.get(start);
    const tag = first?.tag ?? "";
    const opening = this.#openingFor(tag, shown, now, losesBreak);
    if (opening === tag && isSameText) return [];
    const whole = { part: "content.xml", start, end, text: this.#paragraph(opening, now) };
    if (file.starts.length > 1 && isSameKind) return this.#changedLines(file, now.node);
    if (!first || file.starts.length > 1 || first.inside === undefined) return [whole];
    const words = isSameText ? [] : changedOdtWords(first, shown.node, now.node, this.#context);
    if (!words) return this.#context.source.slice(start, end).includes("<draw:") ? [] : [whole];
    return opening === tag ? words : [...words, ...this.#retagged(first, opening, now)];
  }

  /** Returns the opening tag of a paragraph: its present one, unless its kind or formatting changes. */
  #openingFor(tag: string, shown: DocumentUnit, now: DocumentUnit, losesBreak: boolean): string {
    const style = attributeOf(tag, "text:style-name") ?? "";
    const isSameKind = kindOfUnit(shown) === kindOfUnit(now);
    const isSameLook = (shown.node.attrs.align ?? null) === (now.node.attrs.align ?? null);
    const unbroken = losesBreak ? this.#context.own.unbroken(style) : style;
    if (isSameKind && isSameLook) return unbroken === style ? tag : openingOf(now, unbroken);
    return openingOf(now, this.#alignedStyle(isSameKind ? unbroken : this.#styleFor(now, []), now));
  }

  #retagged({ part, start, end, tag, inside = end }: OdtParagraph, opening: string, now: DocumentUnit) {
    const closing = this.#context.source.slice(inside, end).replace(/<\/text:[ph]/, `</${nameOf(now)}`);
    return [
      { part, start, end: start + tag.length, text: opening },
      { part, start: inside, end, text: closing },
    ];
  }

  /** Returns the edits that remove all words from a paragraph. */
  emptied(file: WordsUnit, shown: DocumentUnit): readonly SourceEdit[] {
    const paragraph = this.#context.paragraphs.get(file.place.start);
    const none = shown.node.copy();
    return (paragraph && changedOdtWords(paragraph, shown.node, none, this.#context)) ?? [];
  }

  /** Returns the edits of code. Unchanged lines at its start and end stay. */
  #changedLines({ starts }: WordsUnit, now: Node): readonly SourceEdit[] {
    const found = starts.flatMap((start) => this.#context.paragraphs.get(start) ?? []);
    const before = found.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
    const lines = now.textContent.split("\n");
    let head = 0;
    while (head < before.length - 1 && head < lines.length - 1 && before[head] === lines[head]) head++;
    let tail = 0;
    const most = Math.min(before.length, lines.length) - head - 1;
    while (tail < most && before.at(-1 - tail) === lines.at(-1 - tail)) tail++;
    const [first, last] = [found[head], found.at(-1 - tail)];
    if (!first || !last) return [];
    const opening = first.tag.replace(/\s*\/>$/, ">");
    const text = lines
      .slice(head, lines.length - tail)
      .map((line) => this.#paragraph(opening, schema.nodes.code.create(null, line === "" ? null : schema.text(line))));
    return [{ part: first.part, start: first.start, end: last.end, text: text.join("") }];
  }

  /** Returns the source of a new unit. A paragraph is formatted like the last one of its kind before it. */
  added(now: DocumentUnit, before: readonly OdtSlot[]): string {
    const { content } = this.#context;
    if (now.kind === "words")
      return this.#paragraph(openingOf(now, this.#alignedStyle(this.#styleFor(now, before), now)), now.node);
    if (now.kind !== "figure") return content.blocksIn([now.node], "");
    const { firstChild: caption, lastChild: alternative } = now.node;
    if (!caption || !alternative) return "";
    // The caption is a paragraph of its own.
    return content.blocksIn([now.node.copy(now.node.content.replaceChild(0, caption.copy()))], "");
  }

  /** Returns the source of a new table. */
  tableOf(node: Node): string {
    return this.#context.content.blocksIn([node], "");
  }

  /** Returns a row of a table. */
  rowOf(cells: readonly DocumentCell[]): string {
    const written = cells.map(({ node }) => this.#context.content.cellOf(node));
    return `<table:table-row>${written.join("")}</table:table-row>`;
  }

  /** Returns the opening tag of a new list. */
  listTag(list: Node, level: number): string {
    const kind = list.type.name === "bullets" ? "bullets" : "numbers";
    const key = `${kind} ${level}`;
    const { source, styles } = this.#context;
    const style =
      this.#listStyles.get(key) ??
      listStyleFor(source, (name) => styles.listKind(name, level + 1) === kind) ??
      (kind === "bullets" ? "Bullets" : "Numbers");
    this.#listStyles.set(key, style);
    return `<text:list text:style-name="${escapedValue(style)}">`;
  }

  #paragraph(opening: string, now: Node | DocumentUnit): string {
    const node = "node" in now ? now.node : now;
    const tag = opening.replace(/\s*\/>$/, ">");
    const { content, own, styles } = this.#context;
    const style = own.originOf(attributeOf(tag, "text:style-name") ?? "");
    return `${tag}${content.inlineOf(node, styles.ownLook(style))}</${/^<([^\s>/]+)/.exec(tag)?.[1]}>`;
  }

  #alignedStyle(style: string, { node }: DocumentUnit): string {
    const align: Alignment | null = node.attrs.align ?? null;
    return this.#context.styles.alignOf(style) === align ? style : this.#context.own.aligned(style, align);
  }

  #styleFor(now: DocumentUnit, before: readonly OdtSlot[]): string {
    const { source, own } = this.#context;
    const key = styleKey(now);
    const like = before.findLast((slot) => slot.place && slot.shown?.kind === "words" && styleKey(slot.shown) === key);
    const tag = like?.place && source.slice(like.place.start, source.indexOf(">", like.place.start) + 1);
    return own.styleFor(key, kindOfUnit(now), tag && attributeOf(tag, "text:style-name"));
  }
}

/** Returns a key for style reuse: paragraphs of a kind are formatted alike inside lists, and alike outside of them. */
export const styleKey = (unit: DocumentUnit): string =>
  `${kindOfUnit(unit)}${listsAround(unit).length > 0 ? " list" : ""}`;

const nameOf = ({ node }: DocumentUnit): string => (node.type.name === "heading" ? "text:h" : "text:p");

function openingOf(now: DocumentUnit, style: string): string {
  const named = style === "" ? "" : ` text:style-name="${escapedValue(style)}"`;
  const level = now.node.type.name === "heading" ? ` text:outline-level="${now.node.attrs.level}"` : "";
  return `<${nameOf(now)}${named}${level}>`;
}
