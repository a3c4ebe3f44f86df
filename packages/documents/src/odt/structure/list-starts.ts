import type { SourceEdit } from "../../docx/source-edit.ts";
import type { DocumentUnit } from "../../units/document-units.ts";
import { stepsBetween } from "../../units/steps-between.ts";
import { documentKey, fits } from "../../units/unit-keys.ts";
import { type ShownOdtUnit, shownOdtRows, shownOdtUnits } from "./odt-units.ts";

/**
 * Returns the edits after which the lists of a file begin with the numbers that they have in a document. Lists that
 * continue one of them change along with it, so this has to be repeated until nothing differs.
 */
export function listStartEdits(
  before: readonly ShownOdtUnit[],
  now: readonly DocumentUnit[],
  source: string,
): readonly Omit<SourceEdit, "part">[] {
  const edits = new Map<number, Omit<SourceEdit, "part">>();
  const corrected = new Set<unknown>();
  for (const [{ file, shown }, { number, around }] of pairsOf(before, now)) {
    const item = file.place.wrappers.findLast(({ name }) => name === "text:list-item");
    const list = around.at(-2);
    if (!item || number === undefined || shown.number === number || corrected.has(list)) continue;
    corrected.add(list);
    const end = source.indexOf(">", item.start) + 1;
    const tag = source.slice(item.start, end).replace(/\stext:start-value\s*=\s*(?:"[^"]*"|'[^']*')/, "");
    const text = tag.replace(/^<text:list-item/, `<text:list-item text:start-value="${number}"`);
    edits.set(item.start, { start: item.start, end, text });
  }
  return [...edits.values()];
}

/** Returns the units of a document, each with the one of the file that it is written in. */
function pairsOf(
  before: readonly ShownOdtUnit[],
  now: readonly DocumentUnit[],
): readonly (readonly [ShownOdtUnit, DocumentUnit])[] {
  const steps = stepsBetween(before, now, {
    oldKey: ({ shown }) => documentKey(shown),
    nowKey: documentKey,
    fits: ({ shown }, next) => fits(shown, next),
  });
  return steps.flatMap((step): readonly (readonly [ShownOdtUnit, DocumentUnit])[] => {
    if (step.kind !== "kept") return [];
    const { file, shown } = step.old;
    const { now: next } = step;
    if (file.kind !== "table" || shown.kind !== "table" || next.kind !== "table") return [[step.old, next]];
    return shownOdtRows(file.table, shown).flatMap(({ cells }, index) =>
      cells.flatMap((cell, at) =>
        pairsOf(shownOdtUnits(cell.file.content, cell.shown.units), next.rows[index]?.[at]?.units ?? []),
      ),
    );
  });
}
