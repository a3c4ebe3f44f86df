import type { ChangeAuthor } from "../../in-place/change-author.ts";
import { correctionsByParagraph, hunksFor } from "../../in-place/corrections-of.ts";
import type { Hunk } from "../../in-place/hunks.ts";
import type { OfficeCorrection } from "../../in-place/office-file.ts";
import type { DocxParagraph } from "../docx-content.ts";
import { editedParts, type SourceEdit } from "../source-edit.ts";
import { paragraphSource } from "../tracked/paragraph-source.ts";
import { Revisions } from "../tracked/revisions.ts";
import { trackedHunks, trackedParagraph } from "../tracked/tracked-paragraph.ts";
import { elementsOf } from "../word-elements.ts";
import { placedPieces, spliceTexts, targetOf } from "../word-hunks.ts";
import { type DocxLayout, type PartSources, type PlacedParagraph, placedParagraphs } from "./placed-paragraphs.ts";

/** Writes the changes of a paragraph. */
interface HunkWriter {
  /** Returns whether the words can be changed in this way. */
  fits(paragraph: DocxParagraph, hunks: readonly Hunk[]): boolean;
  edits(paragraph: DocxParagraph, hunks: readonly Hunk[]): readonly SourceEdit[];
}

/**
 * Returns the parts with corrections, tracked if an author is given, and the number of corrections that could not be
 * made.
 */
export function correctedParts(
  parts: PartSources,
  layout: DocxLayout,
  corrections: readonly OfficeCorrection[],
  by: ChangeAuthor | undefined,
): { readonly parts: PartSources; readonly leftOut: number } {
  const byParagraph = correctionsByParagraph(corrections);
  const revisions = by && new Revisions(by, Object.values(parts));
  let now = parts;
  let made = 0;
  const layers = new Set(placedParagraphs(parts, layout).map(({ depth }) => depth));
  // A text box is written before the paragraph around it, whose run may be divided.
  for (const layer of [...layers].toSorted((a, b) => b - a)) {
    const writer = revisions ? trackedWriter(now, revisions) : plainWriter;
    const written = placedParagraphs(now, layout).flatMap((placed, index) =>
      placed.depth === layer ? [correctedParagraph(placed, byParagraph.get(index) ?? [], writer)] : [],
    );
    made += written.reduce((sum, each) => sum + each.made, 0);
    now = editedParts(
      now,
      written.flatMap(({ edits }) => edits),
    );
  }
  return { parts: now, leftOut: corrections.length - made };
}

/** Returns the edits of a paragraph and its twins, and the number of corrections they make. */
function correctedParagraph(
  placed: PlacedParagraph,
  corrections: readonly OfficeCorrection[],
  writer: HunkWriter,
): { readonly edits: readonly SourceEdit[]; readonly made: number } {
  const fitting = corrections.flatMap((each) => {
    const hunks = hunksFor(placed.checked.text, each);
    return hunks && writer.fits(placed.source, hunks) ? [hunks] : [];
  });
  if (fitting.length === 0) return { edits: [], made: 0 };
  const hunks = fitting.flat();
  const paragraphs = [placed.source, ...placed.twins.filter((twin) => writer.fits(twin, hunks))];
  return { edits: paragraphs.flatMap((each) => writer.edits(each, hunks)), made: fitting.length };
}

/** Changes words in their runs. */
const plainWriter: HunkWriter = {
  fits: ({ pieces }, hunks) => {
    const words = placedPieces(pieces).filter(({ piece }) => piece.isWords);
    return hunks.every((hunk) => targetOf(words, hunk) !== undefined);
  },
  edits({ part, pieces }, hunks) {
    const texts = pieces.map(({ text }) => text);
    const placed = placedPieces(pieces);
    const words = placed.filter(({ piece }) => piece.isWords);
    // From behind, so that the places before stay.
    for (const hunk of hunks.toReversed()) spliceTexts(texts, placed, hunk, targetOf(words, hunk)?.index);
    return pieces.flatMap(({ text, lead, start, end }, index): SourceEdit[] => {
      const now = texts[index] ?? "";
      return now === text ? [] : [{ part, start, end, text: elementsOf((lead ?? "") + now) }];
    });
  },
};

const trackedWriter = (parts: PartSources, revisions: Revisions): HunkWriter => {
  const sourceOf = (paragraph: DocxParagraph) => paragraphSource(parts[paragraph.part] ?? "", paragraph);
  return {
    fits: (paragraph, hunks) => trackedHunks(paragraph, sourceOf(paragraph), hunks).untracked.length === 0,
    edits(paragraph, hunks) {
      const plan = { hunks, mark: undefined };
      return trackedParagraph(parts[paragraph.part] ?? "", paragraph, sourceOf(paragraph), plan, { revisions }).edits;
    },
  };
};
