import type { BlockKind, ReadPiece } from "../blocks/read-block.ts";
import type { Alignment } from "../schema.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece } from "../xml/xml-pieces.ts";
import { FrameReading, type OdtImageFiles } from "./frame-reading.ts";
import { ListNumbers } from "./list-numbers.ts";
import type { OdtBlock, OdtCell, OdtContent, OdtFigure, OdtNote, OdtPlace, OdtRow, OdtWrapper } from "./odt-places.ts";
import type { OdtLook, OdtStyles } from "./odt-styles.ts";

/** Elements that are not part of the text: deleted changes, comments, descriptions of pictures, generated lists. */
export const passedOver =
  /^(?:text:(?:tracked-changes|note-citation|ruby-text|table-of-content|alphabetical-index|illustration-index|table-index|hidden-text|script)|office:(?:annotation|forms|meta|settings|styles|automatic-styles|master-styles|font-face-decls|binary-data)|svg:(?:title|desc)|math:.*|table:covered-table-cell)$/;

/** Elements that can be within a line. */
export const isInline = /^(?:text:(?!note|list|section)|loext:|field:)/;

interface OpenParagraph {
  readonly kind: BlockKind;
  /** Its number if it begins an item. */
  readonly number: number | undefined;
  readonly align: Alignment | null;
  /** Whether it starts a new page. */
  readonly isNewPage: boolean;
  readonly pieces: ReadPiece[];
  /** The images in it, which are placed after it. */
  readonly figures: OdtFigure[];
  /** Whether it is the caption of an image before it. */
  readonly isCaption: boolean;
  /** Whether its text ends in a space, so that another space is ignored. */
  endsInSpace: boolean;
}

interface OpenTable {
  readonly rows: OdtCell[][];
  readonly ranges: OdtRow[];
  /** Opens the lists around it again. */
  readonly openLists: () => void;
  /** Whether its rows are headers. */
  isHeader: boolean;
}

/** An open element, and what its text belongs to. */
interface Frame extends OdtWrapper {
  readonly paragraph: OpenParagraph | undefined;
  readonly look: OdtLook & { readonly href?: string | undefined };
  readonly isPassed: boolean;
}

/** The result of reading a text. */
export interface OdtResult {
  readonly content: readonly OdtContent[];
  readonly notes: ReadonlyMap<string, OdtNote>;
  /** The element that contains the text. */
  readonly body: OdtWrapper;
}

/** The state while `content.xml` is read. */
export class OdtReading {
  readonly #styles: OdtStyles;
  readonly #images: FrameReading<OpenParagraph>;
  readonly #frames: Frame[] = [];
  readonly #blocks: OdtContent[] = [];
  readonly #notes = new Map<string, OdtNote>();
  readonly #tables: OpenTable[] = [];
  readonly #lists: ListNumbers;
  /** The note that is being read, and what opens the lists around its place in the text again. */
  #note:
    | { readonly id: string; readonly blocks: OdtBlock[]; readonly openLists: () => void; body: OdtWrapper }
    | undefined;
  #body: OdtWrapper = { name: "office:text", source: "", start: 0, end: 0 };

  constructor(styles: OdtStyles, files: OdtImageFiles) {
    this.#styles = styles;
    this.#lists = new ListNumbers(styles);
    this.#images = new FrameReading(files);
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "close") this.#end(piece);
    else if (piece.kind === "other" || piece.kind === "text") this.#words(textIn(piece));
    else {
      this.#begin(piece);
      if (piece.kind === "empty") this.#end(piece);
    }
  }

  end(): OdtResult {
    if (this.#frames.length > 0) throw new Unreadable();
    return { content: this.#blocks, notes: this.#notes, body: this.#body };
  }

  #begin({ name, source, start }: XmlPiece): void {
    const around = this.#frames.at(-1);
    const isPassed = around?.isPassed || passedOver.test(name) || this.#isHiddenSection(name, source);
    const frame: Frame = {
      ...{ name, source, start, end: start, isPassed },
      paragraph: isInline.test(name) ? around?.paragraph : undefined,
      look: around?.look ?? {},
    };
    this.#frames.push(isPassed ? frame : this.#opened(frame, source));
    if (!isPassed) this.#images.begin(name, source, around?.paragraph);
  }

  #isHiddenSection(name: string, source: string): boolean {
    return name === "text:section" && this.#styles.isHiddenSection(attributeOf(source, "text:style-name") ?? "");
  }

  /** Handles an element that is not skipped, and returns the frame with its effects. */
  #opened(frame: Frame, source: string): Frame {
    const style = attributeOf(source, "text:style-name") ?? "";
    const { paragraph, look } = frame;
    switch (frame.name) {
      case "text:p":
      case "text:h":
        return { ...frame, paragraph: this.#paragraph(frame.name, style, source), look: this.#styles.ownLook(style) };
      case "text:span":
        return { ...frame, look: { ...look, ...this.#styles.lookOf(style) } };
      case "text:a":
        return { ...frame, look: { ...look, href: attributeOf(source, "xlink:href") } };
      case "text:s":
        add(paragraph, look, " ".repeat(Math.min(Number(attributeOf(source, "text:c") ?? 1) || 1, 1000)));
        return frame;
      case "text:tab":
        add(paragraph, look, "\t");
        return frame;
      case "text:line-break":
        add(paragraph, look, "\n");
        return frame;
      case "text:list":
        this.#lists.beginList(source);
        return frame;
      case "text:list-item":
        this.#lists.beginItem(source);
        return frame;
      case "text:note":
        this.#beginNote(this.#frames.at(-1)?.paragraph, frame);
        return frame;
      case "text:note-body":
        if (this.#note) this.#note.body = frame;
        return frame;
      case "office:text":
        this.#body = frame;
        return frame;
      case "table:table":
        this.#tables.push({ rows: [], ranges: [], openLists: this.#lists.interrupt(), isHeader: false });
        return frame;
      case "table:table-header-rows":
      case "table:table-row":
      case "table:table-cell":
        this.#inTable(frame);
        return frame;
      default:
        return frame;
    }
  }

  #beginNote(paragraph: OpenParagraph | undefined, body: OdtWrapper): void {
    if (this.#note) return;
    const id = `note-${this.#notes.size + 1}`;
    this.#note = { id, blocks: [], openLists: this.#lists.interrupt(), body };
    paragraph?.pieces.push({ text: "", note: id });
    if (paragraph) paragraph.endsInSpace = false;
  }

  #inTable(frame: Frame): void {
    const { name, source } = frame;
    const table = this.#tables.at(-1);
    if (!table) return;
    if (name === "table:table-header-rows") table.isHeader = true;
    if (name === "table:table-row") {
      table.rows.push([]);
      table.ranges.push(frame);
    }
    if (name !== "table:table-cell") return;
    const spanned = (what: string) => Number(attributeOf(source, `table:number-${what}-spanned`)) || 1;
    table.rows.at(-1)?.push({
      ...{ content: [], isHeader: table.isHeader, colspan: spanned("columns"), rowspan: spanned("rows") },
      ...{ range: frame },
    });
    this.#lists.clear();
  }

  #paragraph(name: string, style: string, source: string): OpenParagraph {
    const level = Number(attributeOf(source, "text:outline-level") ?? 1);
    const kind = name === "text:h" ? { heading: level || 1 } : this.#styles.kindOf(style);
    return {
      ...{ number: undefined, ...(kind === "paragraph" ? this.#lists.place() : { kind }) },
      align: this.#styles.alignOf(style),
      isNewPage: kind !== "pageBreak" && this.#styles.breaksBefore(style),
      pieces: [],
      figures: [],
      isCaption: this.#styles.isCaption(style),
      endsInSpace: true,
    };
  }

  #words(text: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.isPassed) this.#images.words(frame.name, text);
    if (!frame?.paragraph || text === "") return;
    const { paragraph } = frame;
    const spaced = text.replace(/[ \t\r\n]+/g, " ");
    add(paragraph, frame.look, paragraph.endsInSpace ? spaced.replace(/^ /, "") : spaced);
    paragraph.endsInSpace = spaced.endsWith(" ");
  }

  #end({ name, end }: XmlPiece): void {
    const frame = this.#frames.pop();
    if (frame?.name !== name) throw new Unreadable();
    frame.end = end;
    if (frame.isPassed) return;
    if ((name === "text:p" || name === "text:h") && frame.paragraph) this.#add(frame.paragraph, this.#placeOf(frame));
    else if (name === "draw:frame") this.#addImage(frame);
    else if (name === "text:list") this.#lists.endList();
    else if (name === "table:table") this.#endTable(frame);
    else if (name === "table:table-header-rows") this.#endHeader();
    else if (name === "text:note" && this.#note) {
      const { id, blocks, body, openLists } = this.#note;
      this.#notes.set(id, { blocks, body, place: frame });
      openLists();
      this.#note = undefined;
    }
  }

  /** Returns the place of an element, and the lists around it in its cell or in the text. */
  #placeOf({ start, end }: Frame): OdtPlace {
    const around = this.#frames.slice(this.#frames.findLastIndex(({ name }) => holdsBlocks.test(name)) + 1);
    const box = around.findLast(({ name }) => /^(?:text:[ph]$|draw:)/.test(name))?.start;
    return { start, end, box, wrappers: around.filter(({ name }) => isListPart.test(name)) };
  }

  #endHeader(): void {
    const table = this.#tables.at(-1);
    if (table) table.isHeader = false;
  }

  #endTable(frame: Frame): void {
    const table = this.#tables.pop();
    if (!table) return;
    table.openLists();
    const { rows, ranges } = table;
    if (this.#note === undefined && rows.some(({ length }) => length > 0))
      this.#inside().push({ rows, ranges, place: this.#placeOf(frame) });
  }

  #add({ kind, number, pieces, align, isNewPage, figures, isCaption }: OpenParagraph, place: OdtPlace): void {
    const block: OdtBlock = { kind, number, pieces, place, ...(align ? { align } : {}) };
    if (this.#note) {
      this.#note.blocks.push(block);
      return;
    }
    const inside = this.#inside();
    const last = inside.at(-1);
    if (isCaption && pieces.length > 0 && last && "image" in last && last.caption.length === 0)
      inside[inside.length - 1] = { ...last, caption: pieces, captionPlace: place };
    else {
      const hasWords =
        figures.length === 0 || pieces.some(({ text, note }) => text.trim() !== "" || note !== undefined);
      const around = figures.map((figure) => ({ ...figure, place }));
      const newPage: OdtBlock = { kind: "pageBreak", pieces: [], place: { ...place, end: place.start } };
      inside.push(...(isNewPage ? [newPage] : []), ...(hasWords ? [block] : []), ...around);
    }
  }

  /** Adds an image after its paragraph. Images in notes are left out. */
  #addImage(frame: Frame): void {
    const found = this.#images.end();
    if (!found || this.#note) return;
    const figure: OdtFigure = { ...found.figure, place: this.#placeOf(frame), frame };
    if (found.paragraph) found.paragraph.figures.push(figure);
    else this.#inside().push(figure);
  }

  /** Returns where the next block is added: to the open cell, or else to the text. */
  #inside(): OdtContent[] {
    return this.#tables.at(-1)?.rows.at(-1)?.at(-1)?.content ?? this.#blocks;
  }
}

const holdsBlocks = /^(?:table:table-cell|text:note-body|office:text)$/;
const isListPart = /^text:list(?:-item|-header)?$/;

function add(paragraph: OpenParagraph | undefined, { isHidden, ...look }: Frame["look"], text: string): void {
  if (!paragraph || isHidden || text === "") return;
  const { underline, ...rest } = look as ReadPiece;
  // A line below a link only says that it is one.
  paragraph.pieces.push({ ...(look.href === undefined ? look : rest), text } as ReadPiece);
  paragraph.endsInSpace = false;
}
