import type { SourceEdit } from "../../docx/source-edit.ts";
import type { Hunk } from "../../in-place/hunks.ts";
import { wordsOf } from "../odt-words.ts";
import type { OdtChanges } from "./odt-changes.ts";
import type { OdtParagraph, OdtPiece } from "./odt-paragraph.ts";
import { type OdtCut, odtCuts, placedOdtPieces, takerOf } from "./piece-cuts.ts";

/** Returns whether the words of a paragraph can be changed so: every changed place is in words, and no note or field goes. */
export function fitsIn({ pieces }: OdtParagraph, hunks: readonly Hunk[], isTracked: boolean): boolean {
  const placed = placedOdtPieces(pieces);
  return hunks.every((hunk) => {
    const touched = placed.filter(({ from, to }) => from < hunk.to && to > hunk.from);
    const canGo = touched.every(({ piece }) => piece.isWords || (!isTracked && /^[ \t\n]+$/.test(piece.text)));
    return canGo && (hunk.words === "" || takerOf(placed, hunk) !== undefined);
  });
}

/** Returns the edits that give a paragraph other words, as tracked changes if they are to be listed somewhere. */
export function correctedOdt(
  paragraph: OdtParagraph,
  hunks: readonly Hunk[],
  changes: OdtChanges | undefined,
): readonly SourceEdit[] {
  const { part, pieces } = paragraph;
  const placed = placedOdtPieces(pieces);
  const takers = hunks.map((hunk) => takerOf(placed, hunk));
  /** Whether the text ends in a space so far, before and now: another one does not count. */
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

/** Whether a space would not count after a piece. */
export const endsInSpace = ({ text, isWords }: OdtPiece, before: boolean): boolean =>
  text === "" ? before : isWords && text.endsWith(" ");
