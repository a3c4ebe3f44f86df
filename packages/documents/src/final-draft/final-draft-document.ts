import type { Node } from "prosemirror-model";
import { documentOf } from "../blocks/document-of.ts";
import type { BlockKind, ReadBlock, ReadPiece } from "../blocks/read-block.ts";
import { alignmentOf } from "../schema.ts";
import { Unreadable } from "../unreadable.ts";
import { attributeOf, textIn, type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

/**
 * Reads a screenplay or a template in the XML format of Final Draft: its title page, then its scenes as headings. A
 * character's name and speech become the lines of one paragraph, as in Fountain. Notes and settings are left out.
 * Throws `Unreadable` for broken or other XML.
 */
export function finalDraftDocument(xml: string): Node {
  const reading = new FinalDraftReading();
  for (const piece of xmlPieces(xml)) reading.take(piece);
  return documentOf(reading.end());
}

const passedOver = new Set(["SceneProperties", "ScriptNote", "Summary", "HeaderAndFooter"]);
const spoken = new Set(["Character", "Parenthetical", "Dialogue", "Lyrics", "Singing"]);
const headings: Readonly<Record<string, number>> = { "New Act": 1, "Scene Heading": 3 };

/** The paragraph that is being read. */
interface OpenParagraph {
  readonly type: string;
  readonly source: string;
  readonly pieces: ReadPiece[];
}

/** Reads the elements of a file in order. */
class FinalDraftReading {
  readonly #path: string[] = [];
  readonly #script: ReadBlock[] = [];
  readonly #titlePage: ReadBlock[] = [];
  #paragraph: OpenParagraph | undefined;
  #looks: Omit<ReadPiece, "text">[] = [];
  /** The lines with a character's name and speech. */
  #speech: ReadPiece[] = [];
  #passed = 0;
  #hasRoot = false;

  take(piece: XmlPiece): void {
    if (piece.kind === "open" || piece.kind === "empty") this.#begin(piece);
    if (piece.kind === "close" || piece.kind === "empty") this.#end(piece.name);
    if (piece.kind === "text" || piece.kind === "other") this.#words(textIn(piece));
  }

  end(): readonly ReadBlock[] {
    if (this.#path.length > 0 || !this.#hasRoot) throw new Unreadable();
    this.#endSpeech();
    if (this.#titlePage.length === 0) return this.#script;
    return [...this.#titlePage, { kind: "pageBreak", pieces: [] }, ...this.#script];
  }

  #begin({ name, source }: XmlPiece): void {
    if (this.#path.length === 0 && name !== "FinalDraft") throw new Unreadable();
    this.#hasRoot = true;
    this.#path.push(name);
    if (passedOver.has(name)) this.#passed++;
    if (this.#passed > 0 || !this.#isContent()) return;
    if (name === "Paragraph") this.#paragraph = { type: attributeOf(source, "Type") ?? "", source, pieces: [] };
    if (name === "Text") this.#looks.push(lookOf(attributeOf(source, "Style") ?? ""));
  }

  #end(name: string): void {
    if (this.#path.at(-1) !== name) throw new Unreadable();
    if (this.#passed === 0 && this.#isContent()) {
      if (name === "Text") this.#looks.pop();
      if (name === "Paragraph") this.#endParagraph();
    }
    if (passedOver.has(name)) this.#passed--;
    this.#path.pop();
  }

  #words(text: string): void {
    const look = this.#looks.at(-1);
    if (this.#passed === 0 && look && text !== "")
      this.#paragraph?.pieces.push({ ...look, text: text.replace(/\r\n?/g, "\n") });
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    if (!paragraph?.pieces.some(({ text }) => text.trim() !== "")) return;
    const { type, source, pieces } = paragraph;
    const isSpoken = spoken.has(type) && !this.#isTitlePage();
    if (!isSpoken || type === "Character") this.#endSpeech();
    if (isSpoken) {
      this.#speech.push(...(this.#speech.length > 0 ? [{ text: "\n" }] : []), ...pieces);
      return;
    }
    const blocks = this.#isTitlePage() ? this.#titlePage : this.#script;
    if (attributeOf(source, "StartsNewPage") === "Yes" && blocks.length > 0)
      blocks.push({ kind: "pageBreak", pieces: [] });
    const align = type === "Transition" ? "right" : alignmentOf(attributeOf(source, "Alignment")?.toLowerCase());
    const level = headings[type];
    const kind: BlockKind = level === undefined ? "paragraph" : { heading: level };
    blocks.push({ kind, pieces, align: level === undefined ? align : null });
  }

  #endSpeech(): void {
    if (this.#speech.length > 0) this.#script.push({ kind: "paragraph", pieces: this.#speech });
    this.#speech = [];
  }

  #isContent(): boolean {
    return this.#path[1] === "Content" || this.#isTitlePage();
  }

  #isTitlePage(): boolean {
    return this.#path[1] === "TitlePage" && this.#path[2] === "Content";
  }
}

function lookOf(style: string): Omit<ReadPiece, "text"> {
  const names = style.split("+");
  return {
    ...(names.includes("Bold") ? { strong: true } : {}),
    ...(names.includes("Italic") ? { em: true } : {}),
    ...(names.includes("Underline") ? { underline: true } : {}),
    ...(names.includes("Strikeout") ? { strike: true } : {}),
  };
}
