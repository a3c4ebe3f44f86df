import type { Node } from "prosemirror-model";
import { type Hunk, hunksOf } from "../in-place/hunks.ts";
import { noteCharacter } from "../schema/note-nodes.ts";
import type { AddedLinks } from "./added-links.ts";
import { canLink, changedLinks, linkOf, noLinks } from "./changed-links.ts";
import { type DocxParagraph, type DocxPiece, wordsOf } from "./docx-content.ts";
import { type LookSegment, lookSegments } from "./run-looks.ts";
import type { SourceEdit } from "./source-edit.ts";
import { elementsOf, linked, type NoteReference, runsOf } from "./word-elements.ts";
import { type PlacedPiece, placedPieces, spliceTexts, targetOf } from "./word-hunks.ts";

/** The content that a paragraph is to have. */
export interface WantedWords {
  readonly text: string;
  /** The note marks in the text, in order. */
  readonly marks: readonly NoteReference[];
  /** The block with the formatting of the words. Undefined to keep their present formatting. */
  readonly block?: Node | undefined;
  /** The links of the part. Undefined if they are not to change. */
  readonly links?: AddedLinks;
}

/** The content of an empty paragraph. */
export const noWords: WantedWords = { text: "", marks: [] };

/**
 * Returns the edits that give a paragraph other words, or give some of them other formatting and links. `source` is the
 * source of its part.
 */
export function changedParagraph(paragraph: DocxParagraph, wanted: WantedWords, source: string): readonly SourceEdit[] {
  const { text, marks, block, links } = wanted;
  const { part, pieces, inside, start, end, properties } = paragraph;
  const texts = pieces.map((piece) => piece.text);
  const placed = placedPieces(pieces);
  let rest = "";
  // From behind, so that the places before stay.
  for (const hunk of hunksOf(wordsOf(paragraph), text).toReversed())
    if (!splice(texts, placed, hunk)) rest = hunk.words + rest;
  const left = [...marks];
  const taken = (words: string) => left.splice(0, words.split(noteCharacter).length - 1);
  let at = 0;
  const changed = block && links ? changedLinks(paragraph, texts, block, { source, links }) : noLinks;
  const words = pieces.flatMap((piece, index): SourceEdit[] => {
    const words = texts[index] ?? "";
    const look = changed.looks.get(index) ?? {
      href: linkOf(piece),
      isFreed: false,
      links: canLink(piece) ? links : undefined,
    };
    const segments = block ? lookSegments(block, at, words, piece, look) : [{ ...as, text: words }];
    at += words.length;
    const own = taken(words);
    const isSame = words === piece.text && (piece.note === undefined || own[0]?.id === piece.note);
    if (isSame && segments.every(isAsBefore)) return [];
    const now = piece.note === undefined ? withLooks(piece, segments, own, links) : besideMark(words, piece, own);
    return [{ part, start: piece.start, end: piece.end, text: now }];
  });
  const edits = [...changed.edits, ...words];
  if (rest === "") return edits;
  const run = block && rest === text ? runsOf(block, marks, links) : `<w:r>${withMarks(rest, "", taken(rest))}</w:r>`;
  if (inside !== undefined) return [...edits, { part, start: inside, end: inside, text: run }];
  return [{ part, start, end, text: `<w:p>${properties}${run}</w:p>` }];
}

/** Words that keep the formatting and link of those around them. */
const as = { properties: undefined, link: undefined };
const isAsBefore = ({ properties, link }: LookSegment): boolean => properties === undefined && link === undefined;

/** Returns the words of a piece. Those with other formatting or another link get their own runs. */
function withLooks(
  { lead = "", runProperties, link: around, insertion }: DocxPiece,
  segments: readonly LookSegment[],
  marks: readonly NoteReference[],
  links: AddedLinks | undefined,
): string {
  const left = [...marks];
  return segments
    .map((segment, index) => {
      const { text, properties = runProperties, link } = segment;
      const own = left.splice(0, text.split(noteCharacter).length - 1);
      const words = (index === 0 ? lead : "") + text;
      if (isAsBefore(segment)) return withMarks(words, runProperties, own);
      const run = `<w:r>${properties}${withMarks(words, properties, own)}</w:r>`;
      if (link === undefined || !links) return `</w:r>${run}<w:r>${runProperties}`;
      // A link contains insertions, not the other way round.
      const [close, reopen] = insertion ? [closingOf(insertion.tag), () => links.again(insertion.tag)] : ["", () => ""];
      const inside = insertion ? `${reopen()}${run}${close}` : run;
      const inLink = link === null ? inside : linked(inside, link, links);
      const [end, begin] = around ? ["</w:hyperlink>", around.tag] : ["", ""];
      return `</w:r>${close}${end}${inLink}${begin}${reopen()}<w:r>${runProperties}`;
    })
    .join("");
}

const closingOf = (tag: string): string => `</${/^<([^\s>/]+)/.exec(tag)?.[1]}>`;

/** Returns the elements of a run with these words. Each note mark gets its own run. */
function withMarks(words: string, runProperties: string, marks: readonly NoteReference[]): string {
  const [first = "", ...rest] = words.split(noteCharacter);
  return rest.reduce(
    (xml, part, index) => `${xml}</w:r>${marks[index]?.run ?? ""}<w:r>${runProperties}${elementsOf(part)}`,
    elementsOf(first),
  );
}

/**
 * Returns what a note mark becomes together with these words, which get their own runs next to it that are not
 * superscript.
 */
function besideMark(words: string, { note, runProperties }: DocxPiece, marks: readonly NoteReference[]): string {
  if (note === undefined || words === "") return "";
  return `</w:r><w:r>${withMarks(words, "", marks)}</w:r><w:r>${runProperties}`;
}

/** Changes the texts of the pieces that a hunk touches. Returns whether there was a piece for its words. */
function splice(texts: string[], placed: readonly PlacedPiece[], hunk: Hunk): boolean {
  const words = placed.filter(({ piece }) => piece.isWords);
  const marks = placed.filter(({ piece }) => piece.note !== undefined);
  const target = (targetOf(words, hunk) ?? targetOf(marks, hunk))?.index;
  spliceTexts(texts, placed, hunk, target);
  return target !== undefined;
}
