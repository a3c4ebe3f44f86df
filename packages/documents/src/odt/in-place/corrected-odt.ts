import type { SourceEdit } from "../../docx/source-edit.ts";
import type { Hunk } from "../../in-place/hunks.ts";
import { wordsOf } from "../odt-words.ts";
import type { OdtChanges } from "./odt-changes.ts";
import type { OdtParagraph, OdtPiece } from "./odt-paragraph.ts";
import { type OdtCut, odtCuts, placedOdtPieces, takerOf } from "./piece-cuts.ts";

/**
 * Returns whether the words of a paragraph can be changed in this way: every change is within words, and deletes no
 * note or field.
 */
export function fitsIn({ pieces }: OdtParagraph, hunks: readonly Hunk[], isTracked: boolean): boolean {
  const placed = placedOdtPieces(pieces);
  return hunks.every((hunk) => {
    const touched = placed.filter(({ from, to }) => from < hunk.to && to > hunk.from);
    const canGo = touched.every(({ piece }) => piece.isWords || (!isTracked && /^[ \t\n]+$/.test(piece.text)));
    return canGo && (hunk.words === "" || takerOf(placed, hunk) !== undefined);
  });
}

/** Returns the edits that give a paragraph other words, as tracked changes if there is a list for them. */
export function correctedOdt(
  paragraph: OdtParagraph,
  hunks: readonly Hunk[],
  changes: OdtChanges | undefined,
): readonly SourceEdit[] {
  const { part, pieces } = paragraph;
  const placed = placedOdtPieces(pieces);
  const takers = hunks.map((hunk) => takerOf(placed, hunk));
  /** Whether the text so far ends in a space, before and after the change. Another space would then be ignored. */
  let [wasSpaced, isSpaced] = [true, true];
  return placed.flatMap((each): SourceEdit[] => {
    const { piece } = each;
    const cuts = odtCuts(
      each,
      hunks.map((hunk, index) => ({ ...hunk, isTaken: takers[index] === each })),
    );
    const isMoved = isSpaced ? !wasSpaced && piece.text.startsWith(" ") : wasSpaced && piece.hasLostSpace;
    wasSpaced = endsInSpace(piece, wasSpaced);
    const write = (cut: OdtCut): string => {
      if (cut.kind === "gone") return changes ? changes.deleted(cut.text, paragraph, piece) : "";
      const words = wordsOf(cut.text, isSpaced);
      isSpaced = cut.text.endsWith(" ");
      return cut.kind === "new" && changes ? changes.inserted(words) : words;
    };
    if (cuts.every(({ kind }) => kind === "kept") && !(isMoved && piece.isWords)) {
      isSpaced = endsInSpace(piece, isSpaced);
      return [];
    }
    const { start, end } = piece;
    return [{ part, start, end, text: cuts.map(write).join("") }];
  });
}

/** Returns whether a space after a piece would be ignored. */
export const endsInSpace = ({ text, isWords }: OdtPiece, before: boolean): boolean =>
  text === "" ? before : isWords && text.endsWith(" ");
