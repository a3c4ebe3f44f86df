import type { BlockKind } from "../../blocks/read-block.ts";
import type { Story } from "../../in-place/office-file.ts";
import { noteCharacter } from "../../schema/note-nodes.ts";
import { Unreadable } from "../../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../../xml/xml-pieces.ts";
import { isInline, passedOver } from "../odt-reading.ts";
import type { OdtLook, OdtStyles } from "../odt-styles.ts";
import type { OdtParagraph, OdtPiece } from "./odt-paragraph.ts";

/**
 * Returns the paragraphs of a part in the order of their starts. In the part with styles, these are the headers and
 * footers.
 */
export function readOdtParagraphs(xml: string, part: string, styles: OdtStyles): readonly OdtParagraph[] {
  const reading = new PlaceReading(part, styles);
  for (const piece of xmlPieces(xml)) reading.take(piece);
  return reading.end();
}

/** An open element. */
interface Frame {
  readonly name: string;
  readonly source: string;
  readonly start: number;
  readonly paragraph: OdtParagraph | undefined;
  readonly look: OdtLook;
  readonly isPassed: boolean;
  readonly story: Story | undefined;
  /** Whether its paragraphs are list items or table cells. */
  readonly isListed: boolean;
  /** The start of the note around it. */
  readonly note: number | undefined;
  /** The elements around words within the paragraph. */
  readonly around: OdtPiece["around"];
  /** The start of the field around it. */
  readonly field: number | undefined;
}

/** Elements whose words can be split. */
const transparent = /^text:(?:p|h|span|a|meta|ruby|ruby-base)$/;

const storyOf: readonly (readonly [RegExp, Story])[] = [
  [/^office:text$/, "text"],
  [/^style:header(?:-left|-first)?$/, "header"],
  [/^style:footer(?:-left|-first)?$/, "footer"],
  [/^draw:text-box$/, "textBox"],
  [/^text:note-body$/, "note"],
];

const outside: Frame = {
  ...{ name: "", source: "", start: 0, paragraph: undefined, look: {}, isPassed: false, story: undefined },
  ...{ isListed: false, note: undefined, around: [], field: undefined },
};

/** The properties of an element that is not words. */
const fixed = { isWords: false, hasLostSpace: false };

const elements: Readonly<Record<string, string>> = { "text:tab": "\t", "text:line-break": "\n" };

/** The open elements while a part is read. */
class PlaceReading {
  readonly #part: string;
  readonly #styles: OdtStyles;
  readonly #frames: Frame[] = [];
  readonly #found: OdtParagraph[] = [];
  /** The paragraphs whose text so far ends in a space, so that another space is ignored. */
  readonly #spaced = new Set<OdtParagraph>();

  constructor(part: string, styles: OdtStyles) {
    this.#part = part;
    this.#styles = styles;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "close") this.#end(piece);
    else if (piece.kind === "text" || piece.kind === "other") this.#words(piece);
    else {
      this.#begin(piece);
      if (piece.kind === "empty") this.#end(piece);
    }
  }

  end(): readonly OdtParagraph[] {
    if (this.#frames.length > 0) throw new Unreadable();
    return this.#found;
  }

  #begin(piece: XmlPiece): void {
    const { name, source, start } = piece;
    const above = this.#frames.at(-1) ?? outside;
    const style = attributeOf(source, "text:style-name") ?? "";
    const isHidden = name === "text:section" && this.#styles.isHiddenSection(style);
    // Headers and footers are among the styles of pages.
    const isPassed = above.isPassed || isHidden || (passedOver.test(name) && name !== "office:master-styles");
    const frame: Frame = {
      ...{ name, source, start, isPassed, look: above.look },
      paragraph: isInline.test(name) ? above.paragraph : undefined,
      story: this.#storyIn(name, above.story),
      isListed: above.isListed || name === "text:list" || name === "table:table",
      note: name === "text:note" ? (above.note ?? start) : above.note,
      around: above.around,
      field: above.field,
    };
    this.#frames.push(isPassed ? frame : this.#opened(frame, piece, above, style));
  }

  #storyIn(name: string, story: Story | undefined): Story | undefined {
    const found = storyOf.find(([pattern]) => pattern.test(name))?.[1];
    // What is in a header stays in it, in a text box or not.
    return story === undefined || story === "text" ? (found ?? story) : story;
  }

  #opened(frame: Frame, piece: XmlPiece, above: Frame, style: string): Frame {
    const { name, source, paragraph } = frame;
    if ((name === "text:p" || name === "text:h") && frame.story !== undefined) return this.#paragraph(frame, style);
    if (name === "text:note") this.#note(above.paragraph, piece.start);
    if (!paragraph) return frame;
    if (name === "text:s") {
      const count = Math.min(Number(attributeOf(source, "text:c") ?? 1) || 1, 1000);
      this.#add(frame, " ".repeat(count), piece, fixed);
    } else if (elements[name] !== undefined) this.#add(frame, elements[name], piece, fixed);
    else if (name === "text:span" || name === "text:a") {
      const look = name === "text:span" ? { ...frame.look, ...this.#styles.lookOf(style) } : frame.look;
      return { ...frame, look, around: [...frame.around, { name, source, start: piece.start }] };
    } else if (!transparent.test(name)) return { ...frame, field: frame.field ?? piece.start };
    return frame;
  }

  #paragraph(frame: Frame, style: string): Frame {
    const { name, source, start, story = "text", isListed, note } = frame;
    const isHeading = name === "text:h" && !isListed;
    const kind: BlockKind = isHeading ? { heading: 1 } : isListed ? inList : this.#styles.kindOf(style);
    const paragraph: OdtParagraph = {
      ...{ part: this.#part, story, kind, tag: source, start, end: start, inside: undefined, note, pieces: [] },
    };
    this.#found.push(paragraph);
    this.#spaced.add(paragraph);
    return { ...frame, paragraph, look: this.#styles.ownLook(style), around: [], field: undefined };
  }

  #note(paragraph: OdtParagraph | undefined, start: number): void {
    if (!paragraph) return;
    paragraph.pieces.push({ text: noteCharacter, note: String(start), start, end: start, around: [], ...fixed });
    this.#spaced.delete(paragraph);
  }

  #words(piece: XmlPiece): void {
    const frame = this.#frames.at(-1);
    const text = textIn(piece);
    if (!frame?.paragraph || frame.isPassed || text === "") return;
    const spaced = text.replace(/[ \t\r\n]+/g, " ");
    const words = this.#spaced.has(frame.paragraph) ? spaced.replace(/^ /, "") : spaced;
    this.#add(frame, words, piece, { isWords: frame.field === undefined, hasLostSpace: words !== spaced });
    if (spaced.endsWith(" ")) this.#spaced.add(frame.paragraph);
  }

  #add(
    { paragraph, look, around, field }: Frame,
    text: string,
    { start, end }: XmlPiece,
    own: Pick<OdtPiece, "isWords" | "hasLostSpace">,
  ): void {
    if (!paragraph || look.isHidden) return;
    const { isHidden, ...shown } = look;
    paragraph.pieces.push({ ...shown, ...own, text, start: field ?? start, end, around } as OdtPiece);
    if (text !== "") this.#spaced.delete(paragraph);
  }

  #end({ name, kind, start, end }: XmlPiece): void {
    const frame = this.#frames.pop();
    if (frame?.name !== name) throw new Unreadable();
    if (frame.isPassed) return;
    const { paragraph } = frame;
    if ((name === "text:p" || name === "text:h") && paragraph) {
      paragraph.end = end;
      paragraph.inside = kind === "close" ? start : undefined;
    } else if (name === "text:note") this.#extend(this.#frames.at(-1)?.paragraph, frame.start, end);
    else if (frame.field === frame.start) this.#extend(paragraph, frame.start, end);
  }

  /** Extends the pieces of an element that cannot be split to its end. */
  #extend(paragraph: OdtParagraph | undefined, start: number, end: number): void {
    if (!paragraph) return;
    for (const [index, piece] of paragraph.pieces.entries())
      if (piece.start === start && !piece.isWords) paragraph.pieces[index] = { ...piece, end };
  }
}

const inList: BlockKind = { list: "bullets", level: 0 };
