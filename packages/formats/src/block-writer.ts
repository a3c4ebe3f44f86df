import { continuesSentence, type Paragraph, type ParagraphKind, type Span, withDialogue } from "@housestyle/engine";
import { glued, type NonProseSpan } from "./glued.ts";

/** A block that is being written. */
interface Block {
  readonly start: number;
  readonly kind: ParagraphKind;
  readonly growth?: Paragraph["growth"];
  readonly pieces: NonProseSpan[];
}

/** The block around a note. */
interface Around {
  readonly block: Block | undefined;
  /** Where the note in it begins. */
  readonly at: number;
  /** Whether the note is a separate paragraph. Notes nested too deeply are not. */
  readonly isApart: boolean;
}

/** The deepest nesting of notes. Each level is read once more with everything around it. */
const deepest = 6;

const hasWord = /[\p{L}\p{N}]/u;

/**
 * Collects paragraphs from what the reader of a format finds, in text order: blocks, and the parts in them that are not
 * prose. Everything else between the start and end of a block is its text. A note is a block inside another.
 */
export class BlockWriter {
  readonly #text: string;
  readonly #done: Paragraph[] = [];
  readonly #around: Around[] = [];
  #block: Block | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Starts a block at `at` and ends the one before. `growth` is what its markup allows. */
  open(at: number, kind: ParagraphKind, growth?: Paragraph["growth"]): void {
    this.close(at);
    this.#block = { start: at, kind, ...(growth && { growth }), pieces: [] };
  }

  /** Ends the block at `at`. A block without words is dropped. */
  close(at: number): void {
    const block = this.#block;
    this.#block = undefined;
    if (!block) return;
    const { start, end, pieces } = trimmed(this.#text, { start: block.start, end: at }, block.pieces);
    if (start < end && hasProse(this.#text, start, end, pieces)) this.#add(block, start, end, pieces);
  }

  /** Marks a span as markup, which readers do not see. */
  markup(start: number, end: number): void {
    this.#piece({ start, end, is: "markup" });
  }

  /** Marks a span that readers do not see, but that separates words. */
  gap(start: number, end: number): void {
    this.#piece({ start, end, is: "gap" });
  }

  /** Marks a span that stands for something that is not checked: code, a formula, a reference. */
  thing(start: number, end: number): void {
    this.#piece({ start, end, is: "thing" });
  }

  /** Adds a block that is not prose and ends the one before. */
  code(start: number, end: number): void {
    this.close(start);
    const text = this.#text.slice(start, end);
    if (text.trim() !== "") this.#done.push({ start, text, kind: "code" });
  }

  /** Starts a note inside the block. What follows is a separate paragraph. */
  beginNote(at: number): void {
    const isApart = this.#around.length < deepest;
    this.#around.push({ block: this.#block, at, isApart });
    if (isApart) this.#block = { start: at, kind: "prose", pieces: [] };
  }

  /** Ends the note. `from` and `to` are its ends including markup, which are not part of the block around it. */
  endNote(at: number, from: number, to: number): void {
    const around = this.#around.pop();
    if (!around?.isApart) {
      this.gap(at, to);
      return;
    }
    this.close(at);
    this.#block = around.block;
    this.gap(from, to);
  }

  /** Returns all paragraphs in the order in which they begin. `at` is the end of the text. */
  end(at: number): Paragraph[] {
    this.close(at);
    // What goes around a note without an end ends where that begins.
    for (let around = this.#around.pop(); around; around = this.#around.pop()) {
      if (!around.isApart) continue;
      this.#block = around.block;
      this.close(around.at);
    }
    return this.#done.sort((a, b) => a.start - b.start || b.text.length - a.text.length);
  }

  #piece(piece: NonProseSpan): void {
    if (piece.start < piece.end) this.#block?.pieces.push(piece);
  }

  #add({ kind, growth }: Block, start: number, end: number, pieces: readonly NonProseSpan[]): void {
    const text = this.#text.slice(start, end);
    const inside = pieces.map((piece) => ({ ...piece, start: piece.start - start, end: piece.end - start }));
    const markup = spansOf(inside.filter(({ is }) => is !== "thing"));
    const opaque = spansOf(inside.filter(({ is }) => is === "thing"));
    const continues = kind === "prose" && continuesSentence(text, this.#done);
    this.#done.push({
      start,
      text,
      kind: withDialogue(text, kind),
      markup,
      opaque,
      ...(growth && { growth }),
      ...(continues && { continues }),
    });
  }
}

const spansOf = (pieces: readonly NonProseSpan[]): Span[] => pieces.map(({ start, end }) => ({ start, end }));

interface Trimmed extends Span {
  readonly pieces: readonly NonProseSpan[];
}

/** Returns a block without spaces and markup at its ends. */
function trimmed(text: string, whole: Span, noted: readonly NonProseSpan[]): Trimmed {
  const pieces = glued(
    text.slice(whole.start, whole.end),
    noted.map((each) => shifted(each, -whole.start)),
  ).map((each) => shifted(each, whole.start));
  let { start, end } = whole;
  let first = 0;
  let last = pieces.length;
  for (;;) {
    const piece = pieces[first];
    const blank = blankAfter(text, start, Math.min(end, piece?.start ?? end));
    start += blank;
    if (piece?.start !== start || piece.is === "thing" || first >= last) break;
    start = piece.end;
    first++;
  }
  for (;;) {
    const piece = pieces[last - 1];
    end -= blankBefore(text, Math.max(start, piece?.end ?? start), end);
    if (last <= first || piece?.end !== end || piece.is === "thing") break;
    end = piece.start;
    last--;
  }
  return { start, end, pieces: pieces.slice(first, last) };
}

const shifted = (piece: NonProseSpan, by: number): NonProseSpan => ({
  ...piece,
  start: piece.start + by,
  end: piece.end + by,
});

function blankAfter(text: string, from: number, to: number): number {
  const stretch = text.slice(from, to);
  return stretch.length - stretch.trimStart().length;
}

function blankBefore(text: string, from: number, to: number): number {
  const stretch = text.slice(from, to);
  return stretch.length - stretch.trimEnd().length;
}

function hasProse(text: string, start: number, end: number, pieces: readonly NonProseSpan[]): boolean {
  let at = start;
  for (const piece of pieces) {
    if (hasWord.test(text.slice(at, piece.start))) return true;
    at = piece.end;
  }
  return hasWord.test(text.slice(at, end));
}
