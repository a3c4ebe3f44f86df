import type { DocumentCell, DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import type { OdtCell, OdtContent, OdtFigure, OdtPlace, OdtRow, OdtTable } from "../odt-places.ts";

/** A unit of an OpenDocument text as the editor shows it, with its place. */
export type OdtUnit =
  | {
      readonly kind: "words";
      readonly place: OdtPlace /** Where its paragraphs begin: several of code. */;
      readonly starts: readonly number[];
    }
  | { readonly kind: "figure"; readonly place: OdtPlace; readonly figure: OdtFigure }
  | { readonly kind: "pageBreak" | "rule"; readonly place: OdtPlace }
  | { readonly kind: "table"; readonly place: OdtPlace; readonly table: OdtTable };

/** A unit of a file, and what a document shows for it. */
export interface ShownOdtUnit {
  readonly file: OdtUnit;
  readonly shown: DocumentUnit;
}

/** A row of a table in a file, and what a document shows for it. */
export interface ShownOdtRow {
  readonly range: OdtRow;
  readonly cells: readonly { readonly file: OdtCell; readonly shown: DocumentCell }[];
  readonly shown: readonly DocumentCell[];
}

/** Pairs the content of a file with the document that was read from it. */
export function shownOdtUnits(content: readonly OdtContent[], shown: readonly DocumentUnit[]): readonly ShownOdtUnit[] {
  const units: OdtUnit[] = [];
  let isCode = false;
  for (const each of content) {
    const last = units.at(-1);
    const wasCode = isCode;
    isCode = "kind" in each && each.kind === "code";
    if (isCode && wasCode && last?.kind === "words" && "kind" in each) {
      const { place, starts } = last;
      const both = { ...place, end: each.place.end };
      units[units.length - 1] = { kind: "words", place: both, starts: [...starts, each.place.start] };
    } else units.push(...unitsOf(each));
  }
  return units.flatMap((file, index): ShownOdtUnit[] => {
    const found = shown[index];
    return found?.kind === file.kind ? [{ file, shown: found }] : [];
  });
}

function unitsOf(content: OdtContent): readonly OdtUnit[] {
  const { place } = content;
  if ("rows" in content) return [{ kind: "table", place, table: content }];
  if ("image" in content) {
    const { captionPlace } = content;
    const figure: OdtUnit = { kind: "figure", place, figure: content };
    return captionPlace ? [figure, wordsAt(captionPlace)] : [figure];
  }
  const { kind } = content;
  return kind === "pageBreak" || kind === "rule" ? [{ kind, place }] : [wordsAt(place)];
}

const wordsAt = (place: OdtPlace): OdtUnit => ({ kind: "words", place, starts: [place.start] });

/** Pairs the rows of a table. */
export const shownOdtRows = ({ rows, ranges }: OdtTable, { rows: shown }: DocumentTable): readonly ShownOdtRow[] =>
  rows.flatMap((row, index): ShownOdtRow[] => {
    const [range, found] = [ranges[index], shown[index]];
    if (!range || !found) return [];
    const cells = row.flatMap((file, at) => {
      const cell = found[at];
      return cell ? [{ file, shown: cell }] : [];
    });
    return [{ range, cells, shown: found }];
  });
