import type { BlockKind, ReadBlock, ReadPiece } from "../blocks/read-block.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece } from "../xml/xml-pieces.ts";
import type { OdtLook, OdtStyles } from "./odt-styles.ts";

/** What is no part of the text: changes that were deleted, comments, descriptions of pictures, lists that programs generate. */
const passedOver =
  /^(?:text:(?:tracked-changes|note-citation|ruby-text|table-of-content|alphabetical-index|illustration-index|table-index|hidden-text|script)|office:(?:annotation|forms|meta|settings|styles|automatic-styles|master-styles|font-face-decls|binary-data)|svg:(?:title|desc)|math:.*|table:covered-table-cell)$/;

/** What can be within a line. */
const isInline = /^(?:text:(?!note|list|section)|loext:|field:)/;

interface OpenList {
  readonly style: string;
  /** Whether its current item has a paragraph already. */
  hasWords: boolean;
}

interface OpenParagraph {
  readonly kind: BlockKind;
  readonly pieces: ReadPiece[];
  /** Whether a space would follow another space, which counts as one. */
  endsInSpace: boolean;
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
  readonly #frames: Frame[] = [];
  readonly #blocks: ReadBlock[] = [];
  readonly #notes: ReadBlock[][] = [];
  #lists: OpenList[] = [];
  /** The note that is being read, with the lists around its place in the text. */
  #note: { readonly blocks: ReadBlock[]; readonly listsAround: OpenList[] } | undefined;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  take(piece: XmlPiece): void {
    if (piece.kind === "close") this.#end(piece.name);
    else if (piece.kind === "other" || piece.kind === "text") this.#words(textIn(piece));
    else {
      this.#begin(piece);
      if (piece.kind === "empty") this.#end(piece.name);
    }
  }

  end(): { readonly blocks: readonly ReadBlock[]; readonly notes: readonly (readonly ReadBlock[])[] } {
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
        this.#note ??= { blocks: [], listsAround: this.#lists };
        this.#lists = [];
        return frame;
      default:
        return frame;
    }
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list) list.hasWords = false;
  }

  #paragraph(name: string, style: string, source: string): OpenParagraph {
    const level = Number(attributeOf(source, "text:outline-level") ?? 1);
    const kind = name === "text:h" ? { heading: level || 1 } : this.#styles.kindOf(style);
    return { kind: kind === "paragraph" ? this.#placed() : kind, pieces: [], endsInSpace: true };
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
    else if (name === "text:list") this.#lists.pop();
    else if (name === "text:note" && this.#note) {
      this.#notes.push(this.#note.blocks);
      this.#lists = this.#note.listsAround;
      this.#note = undefined;
    }
  }

  #add({ kind, pieces }: OpenParagraph): void {
    (this.#note?.blocks ?? this.#blocks).push({ kind, pieces });
  }
}

function add(paragraph: OpenParagraph | undefined, { isHidden, ...look }: Frame["look"], text: string): void {
  if (!paragraph || isHidden || text === "") return;
  paragraph.pieces.push({ ...(look as ReadPiece), text });
  paragraph.endsInSpace = false;
}
