import type { Node } from "prosemirror-model";
import type { SourceEdit } from "../../docx/source-edit.ts";
import { placedPieces, spliceTexts, targetOf } from "../../docx/word-hunks.ts";
import { hunksOf } from "../../in-place/hunks.ts";
import { textOf } from "../../text-blocks.ts";
import { fitForXml } from "../../xml/xml-pieces.ts";
import { endsInSpace } from "../in-place/corrected-odt.ts";
import type { OdtParagraph, OdtPiece } from "../in-place/odt-paragraph.ts";
import { wordsOf } from "../odt-words.ts";
import { changedLinks } from "./changed-links.ts";
import {
  dressed,
  type OdtWordsContext,
  type PieceChange,
  type Segment,
  sameLooks,
  segmentsOf,
} from "./odt-segments.ts";

/**
 * Returns the edits that give a paragraph the words of a block. Each word goes into the span of the word before it,
 * unless its formatting or link has changed. Undefined if there is nothing to write them to.
 */
export function changedOdtWords(
  paragraph: OdtParagraph,
  shown: Node,
  now: Node,
  context: OdtWordsContext,
): readonly SourceEdit[] | undefined {
  const pieces = wholePieces(paragraph.pieces);
  const before = pieces.map(({ text }) => text).join("");
  if (before !== textOf(shown)) return undefined;
  const texts = textsOf(pieces, before, textOf(now));
  if (!texts) return undefined;
  let [oldAt, at] = [0, 0];
  const changes = pieces.map((piece, index): PieceChange => {
    const text = texts[index] ?? "";
    const [from, oldFrom] = [at, oldAt];
    at += text.length;
    oldAt += piece.text.length;
    const old = segmentsOf(shown, oldFrom, piece.text.length);
    return { piece, text, from, old, segments: segmentsOf(now, from, text.length) };
  });
  const { edits, looks } = changedLinks(paragraph.part, changes, context.source);
  const writer = new PieceWriter(now, context);
  const words = changes.flatMap((change, index) => writer.edits(change, looks.get(index) ?? change.old));
  return [...edits, ...words.map((edit) => ({ ...edit, part: paragraph.part }))];
}

/** Returns the pieces, joining those of an element that cannot be split. */
function wholePieces(pieces: readonly OdtPiece[]): readonly OdtPiece[] {
  const whole: OdtPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && !last.isWords && !piece.isWords && last.start === piece.start)
      whole[whole.length - 1] = { ...last, text: last.text + piece.text, end: piece.end };
    else whole.push(piece);
  }
  return whole;
}

/** Returns the new texts of the pieces. Undefined if there is no piece for some of the words. */
function textsOf(pieces: readonly OdtPiece[], before: string, now: string): readonly string[] | undefined {
  const placed = placedPieces(pieces);
  const writable = placed.filter(({ piece }) => piece.isWords);
  const texts = pieces.map(({ text }) => text);
  // From behind, so that the places before stay.
  for (const hunk of hunksOf(before, now).toReversed()) {
    const target = targetOf(writable, hunk) ?? targetOf(placed, hunk);
    if (!target && hunk.words !== "") return undefined;
    spliceTexts(texts, placed, hunk, target?.index);
  }
  return texts;
}

type PieceEdit = Omit<SourceEdit, "part">;

/** Writes the pieces of a paragraph in order. */
class PieceWriter {
  readonly #now: Node;
  readonly #context: OdtWordsContext;
  /** Whether the text so far ends in a space, before and after the change. Another space would then be ignored. */
  #wasSpaced = true;
  #isSpaced = true;
  /** Whether an earlier element ends in a space, which may be ignored. */
  #isUnsure = false;

  constructor(now: Node, context: OdtWordsContext) {
    this.#now = now;
    this.#context = context;
  }

  /** Returns the edits of a piece whose words have the formatting of `old`. */
  edits(change: PieceChange, old: readonly Segment[]): readonly PieceEdit[] {
    const { piece, text, segments } = change;
    const isMoved = this.#isSpaced
      ? !this.#wasSpaced && piece.text.startsWith(" ")
      : this.#wasSpaced && piece.hasLostSpace;
    this.#wasSpaced = endsInSpace(piece, this.#wasSpaced);
    const [look = segments[0]] = old;
    const isSame = text === piece.text && sameLooks(old, segments) && !(isMoved && piece.isWords);
    if (isSame || !look) {
      if (piece.text !== "") this.#isUnsure = endsUnsure(piece);
      this.#isSpaced = endsInSpace(piece, this.#isSpaced);
      return [];
    }
    return piece.isWords ? [this.#replaced(change, look)] : this.#beside(change, look, old);
  }

  #replaced({ piece, segments }: PieceChange, look: Segment): PieceEdit {
    return { start: piece.start, end: piece.end, text: this.#written(segments, look, piece) };
  }

  /** Writes words before and after an element that stays. */
  #beside(change: PieceChange, look: Segment, old: readonly Segment[]): readonly PieceEdit[] {
    const { piece, text, from } = change;
    const { start, end } = piece;
    const offset = text.indexOf(piece.text);
    const after = offset + piece.text.length;
    if (offset === -1 || !sameLooks(old, segmentsOf(this.#now, from + offset, piece.text.length)))
      return [this.#replaced(change, look)];
    const first = this.#written(segmentsOf(this.#now, from, offset), look, piece);
    [this.#isSpaced, this.#isUnsure] = [false, endsUnsure(piece)];
    const rest = this.#written(segmentsOf(this.#now, from + after, text.length - after), look, piece);
    const edits = [
      { start, end: start, text: first },
      { start: end, end, text: rest },
    ];
    return edits.filter((edit) => edit.text !== "");
  }

  #written(segments: readonly Segment[], look: Segment, piece: OdtPiece): string {
    return segments.map((segment) => dressed(this.#words(segment), segment, look, piece, this.#context)).join("");
  }

  #words({ text, note }: Segment): string {
    const fit = fitForXml(text);
    const xml = note === undefined ? wordsOf(fit, this.#isSpaced || this.#isUnsure) : this.#context.noteOf(note);
    if (fit !== "") [this.#isSpaced, this.#isUnsure] = [fit.endsWith(" "), false];
    return xml;
  }
}

const endsUnsure = ({ isWords, text }: OdtPiece): boolean => !isWords && text.endsWith(" ");
