import type { Node } from "prosemirror-model";
import type { WordsPart } from "./docx-parts.ts";
import { type ParagraphWriter, writeChanges } from "./paragraph-changes.ts";
import { type DocxParagraph, wordsOf } from "./read-paragraphs.ts";
import { editedParts, type SourceEdit } from "./source-edit.ts";
import { elementsOf, propertiesAfter, runsOf } from "./word-elements.ts";
import { type Hunk, hunksOf, type PlacedPiece, placedPieces, targetOf } from "./word-hunks.ts";

/**
 * The parts with the words of `doc`: each word is in the run of the word before it, so that fonts, links, notes, and pictures stay.
 * A paragraph that is new looks like the one before it.
 */
export function withWords(
  parts: Readonly<Record<WordsPart, string>>,
  paragraphs: readonly DocxParagraph[],
  doc: Node,
): Readonly<Record<WordsPart, string>> {
  const edits: SourceEdit[] = [];
  const first = paragraphs[0];
  const writer: ParagraphWriter = {
    change: (paragraph, text) => edits.push(...changed(paragraph, text)),
    remove: (paragraph) => edits.push(...removed(paragraph)),
    add(blocks, before) {
      // After the paragraph before them; at the very beginning, before all.
      const at = before?.end ?? first?.start ?? 0;
      const text = blocks.map((block) => written(block, before)).join("");
      edits.push({ part: before?.part ?? "document", start: at, end: at, text });
    },
  };
  if (first) writeChanges(paragraphs, doc, writer);
  return editedParts(parts, edits);
}

function removed(paragraph: DocxParagraph): readonly SourceEdit[] {
  if (paragraph.mustStay) return changed(paragraph, "");
  const { part, start, end } = paragraph;
  return [{ part, start, end, text: "" }];
}

/** The edits that give a paragraph other words. */
function changed(paragraph: DocxParagraph, text: string): readonly SourceEdit[] {
  const { part, pieces, inside, start, end, properties } = paragraph;
  const texts = pieces.map((piece) => piece.text);
  const placed = placedPieces(pieces);
  let rest = "";
  // From behind, so that the places before stay.
  for (const hunk of hunksOf(wordsOf(paragraph), text).toReversed())
    if (!splice(texts, placed, hunk)) rest = hunk.words + rest;
  const edits = pieces.flatMap((piece, index): SourceEdit[] => {
    const words = texts[index] ?? "";
    if (words === piece.text) return [];
    const now = piece.isWords ? elementsOf((piece.lead ?? "") + words) : "";
    return [{ part, start: piece.start, end: piece.end, text: now }];
  });
  if (rest === "") return edits;
  const run = `<w:r>${elementsOf(rest)}</w:r>`;
  if (inside !== undefined) return [...edits, { part, start: inside, end: inside, text: run }];
  return [{ part, start, end, text: `<w:p>${properties}${run}</w:p>` }];
}

/** Changes the texts of the pieces that a hunk touches. Answers whether there was a piece for its words. */
function splice(texts: string[], placed: readonly PlacedPiece[], hunk: Hunk): boolean {
  const target = targetOf(
    placed.filter(({ piece }) => piece.isWords),
    hunk,
  )?.index;
  for (const { index, piece, from } of placed) {
    const [first, last] = [Math.max(hunk.from - from, 0), Math.min(hunk.to - from, piece.text.length)];
    const own = texts[index] ?? "";
    if (first < last || index === target)
      texts[index] = own.slice(0, first) + (index === target ? hunk.words : "") + own.slice(Math.max(first, last));
  }
  return target !== undefined;
}

/** A new paragraph with the properties of the one before it. */
const written = (block: Node, before: DocxParagraph | undefined): string =>
  `<w:p>${before ? propertiesAfter(before.properties, block) : ""}${runsOf(block)}</w:p>`;
