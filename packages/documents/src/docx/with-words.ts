import type { Node } from "prosemirror-model";
import { type Hunk, hunksOf } from "../in-place/hunks.ts";
import { noteCharacter } from "../schema/note-nodes.ts";
import { textOf } from "../text-blocks.ts";
import { AddedNotes } from "./added-notes.ts";
import { type DocxParagraph, type DocxPiece, wordsOf } from "./docx-content.ts";
import type { WordsPart } from "./docx-parts.ts";
import type { DocxStories } from "./docx-stories.ts";
import { type ParagraphWriter, writeChanges } from "./paragraph-changes.ts";
import { editedParts, type SourceEdit } from "./source-edit.ts";
import { elementsOf, type NoteReference, propertiesAfter, runsOf } from "./word-elements.ts";
import { type PlacedPiece, placedPieces, spliceTexts, targetOf } from "./word-hunks.ts";

/**
 * The parts with the words of a document: each word is in the run of the word before it, so that fonts, links, notes, and pictures
 * stay. A paragraph that is new looks like the one before it, and a note that is new is added to the footnotes.
 */
export function withWords(
  parts: Readonly<Record<WordsPart, string>>,
  { stories, newNotes }: DocxStories,
): Readonly<Record<WordsPart, string>> {
  const edits: SourceEdit[] = [];
  const added = new AddedNotes(parts.footnotes, newNotes);
  const writer: ParagraphWriter = {
    change: (paragraph, block) => edits.push(...changed(paragraph, textOf(block), added.marksIn(block))),
    remove: (paragraph) => edits.push(...removed(paragraph)),
    add(blocks, before, first) {
      // After the paragraph before them; at the very beginning, before all.
      const at = before?.end ?? first.start;
      const text = blocks.map((block) => written(block, before, added)).join("");
      edits.push({ part: before?.part ?? first.part, start: at, end: at, text });
    },
  };
  for (const story of stories) writeChanges(story, writer);
  const { document, footnotes, endnotes } = parts;
  const now = editedParts({ document, footnotes, endnotes }, edits);
  return { ...now, footnotes: added.addedTo(now.footnotes) };
}

function removed(paragraph: DocxParagraph): readonly SourceEdit[] {
  if (paragraph.mustStay) return changed(paragraph, "", []);
  const { part, start, end } = paragraph;
  return [{ part, start, end, text: "" }];
}

/** The edits that give a paragraph other words; `marks` are the elements of the notes' marks in them, in their order. */
function changed(paragraph: DocxParagraph, text: string, marks: readonly NoteReference[]): readonly SourceEdit[] {
  const { part, pieces, inside, start, end, properties } = paragraph;
  const texts = pieces.map((piece) => piece.text);
  const placed = placedPieces(pieces);
  let rest = "";
  // From behind, so that the places before stay.
  for (const hunk of hunksOf(wordsOf(paragraph), text).toReversed())
    if (!splice(texts, placed, hunk)) rest = hunk.words + rest;
  const left = [...marks];
  const taken = (words: string) => left.splice(0, words.split(noteCharacter).length - 1);
  const edits = pieces.flatMap((piece, index): SourceEdit[] => {
    const words = texts[index] ?? "";
    const own = taken(words);
    const isSame = words === piece.text && (piece.note === undefined || own[0]?.id === piece.note);
    if (isSame) return [];
    const now = piece.isWords
      ? withMarks((piece.lead ?? "") + words, piece.runProperties, own)
      : besideMark(words, piece, own);
    return [{ part, start: piece.start, end: piece.end, text: now }];
  });
  if (rest === "") return edits;
  const run = `<w:r>${withMarks(rest, "", taken(rest))}</w:r>`;
  if (inside !== undefined) return [...edits, { part, start: inside, end: inside, text: run }];
  return [{ part, start, end, text: `<w:p>${properties}${run}</w:p>` }];
}

/** The elements of a run with these words; each mark of a note is in a run of its own. */
function withMarks(words: string, runProperties: string, marks: readonly NoteReference[]): string {
  const [first = "", ...rest] = words.split(noteCharacter);
  return rest.reduce(
    (xml, part, index) => `${xml}</w:r>${marks[index]?.run ?? ""}<w:r>${runProperties}${elementsOf(part)}`,
    elementsOf(first),
  );
}

/** What the mark of a note becomes with these words: beside it they are in runs of their own, which are not raised. */
function besideMark(words: string, { note, runProperties }: DocxPiece, marks: readonly NoteReference[]): string {
  if (note === undefined || words === "") return "";
  return `</w:r><w:r>${withMarks(words, "", marks)}</w:r><w:r>${runProperties}`;
}

/** Changes the texts of the pieces that a hunk touches. Answers whether there was a piece for its words. */
function splice(texts: string[], placed: readonly PlacedPiece[], hunk: Hunk): boolean {
  const words = placed.filter(({ piece }) => piece.isWords);
  const marks = placed.filter(({ piece }) => piece.note !== undefined);
  const target = (targetOf(words, hunk) ?? targetOf(marks, hunk))?.index;
  spliceTexts(texts, placed, hunk, target);
  return target !== undefined;
}

/** A new paragraph with the properties of the one before it. */
const written = (block: Node, before: DocxParagraph | undefined, notes: AddedNotes): string =>
  `<w:p>${before ? propertiesAfter(before.properties, block) : ""}${runsOf(block, notes.marksIn(block))}</w:p>`;
