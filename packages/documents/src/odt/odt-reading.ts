import type {
  BlockKind,
  ReadBlock,
  ReadCell,
  ReadContent,
  ReadFigure,
  ReadNotes,
  ReadPiece,
} from "../blocks/read-block.ts";
import type { Alignment } from "../schema.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece } from "../xml/xml-pieces.ts";
import { FrameReading, type OdtImageFiles } from "./frame-reading.ts";
import type { OdtLook, OdtStyles } from "./odt-styles.ts";

/** What is no part of the text: changes that were deleted, comments, descriptions of pictures, lists that programs generate. */
export const passedOver =
  /^(?:text:(?:tracked-changes|note-citation|ruby-text|table-of-content|alphabetical-index|illustration-index|table-index|hidden-text|script)|office:(?:annotation|forms|meta|settings|styles|automatic-styles|master-styles|font-face-decls|binary-data)|svg:(?:title|desc)|math:.*|table:covered-table-cell)$/;

/** What can be within a line. */
export const isInline = /^(?:text:(?!note|list|section)|loext:|field:)/;

interface OpenList {
  readonly style: string;
  /** Whether its current item has a paragraph already. */
  hasWords: boolean;
}

interface OpenParagraph {
  readonly kind: BlockKind;
  readonly align: Alignment | null;
  /** Whether a new page begins with it. */
  readonly isNewPage: boolean;
  readonly pieces: ReadPiece[];
  /** The images in it, which follow it. */
  readonly figures: ReadFigure[];
  /** Whether it is the caption of an image before it. */
  readonly isCaption: boolean;
  /** Whether a space would follow another space, which counts as one. */
  endsInSpace: boolean;
}

interface OpenCell extends ReadCell {
  readonly content: ReadContent[];
}

interface OpenTable {
  readonly rows: OpenCell[][];
  readonly listsAround: OpenList[];
  /** Whether its rows are headers. */
  isHeader: boolean;
}

/** An element that is open, with what its text belongs to. */
interface Frame {
  readonly name: string;
  readonly paragraph: OpenParagraph | undefined;
  readonly look: OdtLook & { readonly href?: string | undefined };
  readonly isPassed: boolean;
}

/** What is known on the way through `content.xml`. */
export class OdtReading {
  readonly #styles: OdtStyles;
  readonly #images: FrameReading<OpenParagraph>;
  readonly #frames: Frame[] = [];
  readonly #blocks: ReadContent[] = [];
  readonly #notes = new Map<string, ReadBlock[]>();
  readonly #tables: OpenTable[] = [];
  #lists: OpenList[] = [];
  /** The note that is being read, with the lists around its place in the text. */
  #note: { readonly id: string; readonly blocks: ReadBlock[]; readonly listsAround: OpenList[] } | undefined;

  constructor(styles: OdtStyles, files: OdtImageFiles) {
    this.#styles = styles;
    this.#images = new FrameReading(files);
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "close") this.#end(piece.name);
    else if (piece.kind === "other" || piece.kind === "text") this.#words(textIn(piece));
    else {
      this.#begin(piece);
      if (piece.kind === "empty") this.#end(piece.name);
    }
  }

  end(): { readonly blocks: readonly ReadContent[]; readonly notes: ReadNotes } {
    if (this.#frames.length > 0) throw new Unreadable();
    return { blocks: this.#blocks, notes: this.#notes };
  }

  #begin({ name, source }: XmlPiece): void {
    const around = this.#frames.at(-1);
    const isPassed = around?.isPassed || passedOver.test(name) || this.#isHiddenSection(name, source);
    const frame: Frame = {
      name,
      isPassed,
      paragraph: isInline.test(name) ? around?.paragraph : undefined,
      look: around?.look ?? {},
    };
    this.#frames.push(isPassed ? frame : this.#opened(frame, source));
    if (!isPassed) this.#images.begin(name, source, around?.paragraph);
  }

  #isHiddenSection(name: string, source: string): boolean {
    return name === "text:section" && this.#styles.isHiddenSection(attributeOf(source, "text:style-name") ?? "");
  }

  /** An element that is not passed over, with what it changes. */
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
        this.#lists.push({ style: style || (this.#lists.at(-1)?.style ?? ""), hasWords: false });
        return frame;
      case "text:list-item":
        this.#item();
        return frame;
      case "text:note":
        this.#beginNote(this.#frames.at(-1)?.paragraph);
        return frame;
      case "table:table":
        this.#tables.push({ rows: [], listsAround: this.#lists, isHeader: false });
        this.#lists = [];
        return frame;
      case "table:table-header-rows":
      case "table:table-row":
      case "table:table-cell":
        this.#inTable(frame.name, source);
        return frame;
      default:
        return frame;
    }
  }

  #beginNote(paragraph: OpenParagraph | undefined): void {
    if (this.#note) return;
    const id = `note-${this.#notes.size + 1}`;
    this.#note = { id, blocks: [], listsAround: this.#lists };
    this.#lists = [];
    paragraph?.pieces.push({ text: "", note: id });
    if (paragraph) paragraph.endsInSpace = false;
  }

  #inTable(name: string, source: string): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    if (name === "table:table-header-rows") table.isHeader = true;
    if (name === "table:table-row") table.rows.push([]);
    if (name !== "table:table-cell") return;
    const spanned = (what: string) => Number(attributeOf(source, `table:number-${what}-spanned`)) || 1;
    table.rows
      .at(-1)
      ?.push({ content: [], isHeader: table.isHeader, colspan: spanned("columns"), rowspan: spanned("rows") });
    this.#lists = [];
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list) list.hasWords = false;
  }

  #paragraph(name: string, style: string, source: string): OpenParagraph {
    const level = Number(attributeOf(source, "text:outline-level") ?? 1);
    const kind = name === "text:h" ? { heading: level || 1 } : this.#styles.kindOf(style);
    return {
      kind: kind === "paragraph" ? this.#placed() : kind,
      align: this.#styles.alignOf(style),
      isNewPage: kind !== "pageBreak" && this.#styles.breaksBefore(style),
      pieces: [],
      figures: [],
      isCaption: this.#styles.isCaption(style),
      endsInSpace: true,
    };
  }

  /** What a plain paragraph is by the lists around it. */
  #placed(): BlockKind {
    const list = this.#lists.at(-1);
    if (!list) return "paragraph";
    const level = this.#lists.length - 1;
    if (list.hasWords) return { continues: level };
    list.hasWords = true;
    return { list: this.#styles.listKind(list.style, level + 1), level };
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

  #end(name: string): void {
    const frame = this.#frames.pop();
    if (frame?.name !== name) throw new Unreadable();
    if (frame.isPassed) return;
    if ((name === "text:p" || name === "text:h") && frame.paragraph) this.#add(frame.paragraph);
    else if (name === "draw:frame") this.#addImage();
    else if (name === "text:list") this.#lists.pop();
    else if (name === "table:table") this.#endTable();
    else if (name === "table:table-header-rows") this.#endHeader();
    else if (name === "text:note" && this.#note) {
      this.#notes.set(this.#note.id, this.#note.blocks);
      this.#lists = this.#note.listsAround;
      this.#note = undefined;
    }
  }

  #endHeader(): void {
    const table = this.#tables.at(-1);
    if (table) table.isHeader = false;
  }

  #endTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    this.#lists = table.listsAround;
    if (this.#note === undefined) this.#inside().push({ rows: table.rows });
  }

  #add({ kind, pieces, align, isNewPage, figures, isCaption }: OpenParagraph): void {
    const block: ReadBlock = { kind, pieces, ...(align ? { align } : {}) };
    if (this.#note) {
      this.#note.blocks.push(block);
      return;
    }
    const inside = this.#inside();
    const last = inside.at(-1);
    if (isCaption && pieces.length > 0 && last && "image" in last && last.caption.length === 0)
      inside[inside.length - 1] = { ...last, caption: pieces };
    else {
      const hasWords =
        figures.length === 0 || pieces.some(({ text, note }) => text.trim() !== "" || note !== undefined);
      inside.push(...(isNewPage ? [newPage] : []), ...(hasWords ? [block] : []), ...figures);
    }
  }

  /** An image in a paragraph follows it; the text of a note has none. */
  #addImage(): void {
    const found = this.#images.end();
    if (!found || this.#note) return;
    if (found.paragraph) found.paragraph.figures.push(found.figure);
    else this.#inside().push(found.figure);
  }

  /** Where the next block goes: into the open cell, else into the text. */
  #inside(): ReadContent[] {
    return this.#tables.at(-1)?.rows.at(-1)?.at(-1)?.content ?? this.#blocks;
  }
}

const newPage: ReadBlock = { kind: "pageBreak", pieces: [] };

function add(paragraph: OpenParagraph | undefined, { isHidden, ...look }: Frame["look"], text: string): void {
  if (!paragraph || isHidden || text === "") return;
  const { underline, ...rest } = look as ReadPiece;
  // A line below a link only says that it is one.
  paragraph.pieces.push({ ...(look.href === undefined ? look : rest), text } as ReadPiece);
  paragraph.endsInSpace = false;
}
