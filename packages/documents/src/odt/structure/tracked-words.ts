import type { SourceEdit } from "../../docx/source-edit.ts";
import { hunksOf } from "../../in-place/hunks.ts";
import { textOf } from "../../text-blocks.ts";
import type { DocumentUnit } from "../../units/document-units.ts";
import { stepsBetween } from "../../units/steps-between.ts";
import { sameShape } from "../../units/table-shape.ts";
import { documentKey, fits } from "../../units/unit-keys.ts";
import { correctedOdt, fitsIn } from "../in-place/corrected-odt.ts";
import type { OdtChanges } from "../in-place/odt-changes.ts";
import type { OdtParagraph } from "../in-place/odt-paragraph.ts";
import { type ShownOdtUnit, shownOdtRows, shownOdtUnits } from "./odt-units.ts";

/** What is needed to write tracked changes. */
export interface TrackedContext {
  /** The paragraphs of the file by their offsets. */
  readonly paragraphs: ReadonlyMap<number, OdtParagraph>;
  readonly changes: OdtChanges;
}

/** Tracked changes, and the number of other changes that could not be tracked and are not made. */
export interface TrackedEdits {
  readonly edits: readonly SourceEdit[];
  readonly untracked: number;
}

/**
 * Returns the words that differ between a file and a document as tracked changes. Inserted and removed blocks are not
 * tracked.
 */
export function trackedOdtWords(
  before: readonly ShownOdtUnit[],
  now: readonly DocumentUnit[],
  context: TrackedContext,
): TrackedEdits {
  const steps = stepsBetween(before, now, {
    oldKey: ({ shown }) => documentKey(shown),
    nowKey: documentKey,
    fits: ({ shown }, next) => fits(shown, next),
  });
  return together(
    steps.map((step) => {
      if (step.kind !== "kept") return { edits: [], untracked: 1 };
      return step.isSame ? nothing : trackedUnit(step.old, step.now, context);
    }),
  );
}

const nothing: TrackedEdits = { edits: [], untracked: 0 };

const together = (all: readonly TrackedEdits[]): TrackedEdits => ({
  edits: all.flatMap(({ edits }) => edits),
  untracked: all.reduce((sum, { untracked }) => sum + untracked, 0),
});

function trackedUnit({ file, shown }: ShownOdtUnit, now: DocumentUnit, context: TrackedContext): TrackedEdits {
  if (file.kind === "table" && shown.kind === "table" && now.kind === "table") {
    if (!sameShape(shown, now)) return { edits: [], untracked: 1 };
    const cells = shownOdtRows(file.table, shown).flatMap((row, at) =>
      row.cells.map((cell, column) => ({ ...cell, next: now.rows[at]?.[column]?.units ?? [] })),
    );
    return together(
      cells.map((cell) => trackedOdtWords(shownOdtUnits(cell.file.content, cell.shown.units), cell.next, context)),
    );
  }
  const paragraph = context.paragraphs.get(file.place.start);
  if (file.kind !== "words" || file.starts.length > 1 || !paragraph) return { edits: [], untracked: 1 };
  const hunks = hunksOf(textOf(shown.node), textOf(now.node));
  const fitting = hunks.filter((hunk) => fitsIn(paragraph, [hunk], true));
  return { edits: correctedOdt(paragraph, fitting, context.changes), untracked: hunks.length - fitting.length };
}
