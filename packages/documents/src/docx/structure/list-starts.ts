import type { DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import { stepsBetween } from "../../units/steps-between.ts";
import { documentKey, fits } from "../../units/unit-keys.ts";
import type { AddedLists } from "../added-lists.ts";
import type { DocxParagraph } from "../docx-content.ts";
import type { DocxStyles } from "../docx-styles.ts";
import { ListCounter } from "../list-counter.ts";
import { withProperty } from "../properties.ts";
import type { SourceEdit } from "../source-edit.ts";
import { paragraphSource } from "../tracked/paragraph-source.ts";
import type { FileTable, FileUnit } from "./file-units.ts";
import { type ShownUnit, shownInCell, shownRows } from "./shown-units.ts";

/** What is needed to let lists start with other numbers. */
interface ListStartContext {
  /** The source of the part with the text. */
  readonly source: string;
  readonly styles: Pick<DocxStyles, "placeOf" | "lists">;
  readonly added: AddedLists;
}

/**
 * Returns the edits after which Word shows the numbers of a document. Paragraphs of a list that is continued or starts
 * again unlike in the document refer to a list with the same definition that starts with the right number.
 */
export function listStartEdits(
  before: readonly ShownUnit[],
  now: readonly DocumentUnit[],
  { source, styles, added }: ListStartContext,
): readonly SourceEdit[] {
  const wanted = unitsByParagraph(before, now);
  const counter = new ListCounter({
    ...styles.lists,
    listOf: (list) => added.startedAgain(list) ?? styles.lists.listOf(list),
  });
  /** The lists that replace those of the file in a list of the document. */
  const replaced = new Map<unknown, Map<string, string>>();
  const edits: SourceEdit[] = [];
  for (const paragraph of paragraphsIn(before.map(({ file }) => file))) {
    const place = styles.placeOf(paragraph.properties);
    if (!place) continue;
    const unit = wanted.get(paragraph);
    const lists = unit?.around.filter(({ type }) => type.name === "numbers" || type.name === "bullets") ?? [];
    let list = lists.map((node) => replaced.get(node)?.get(place.list)).findLast(Boolean) ?? place.list;
    const natural = counter.peek({ ...place, list });
    if (unit?.number !== undefined && natural !== undefined && natural !== unit.number) {
      list = added.startAgain(place, unit.number, styles.lists.listOf(place.list));
      const own = lists.at(-1);
      replaced.set(own, new Map(replaced.get(own)).set(place.list, list));
    }
    counter.next({ ...place, list });
    if (list !== place.list) edits.push(propertyEdit(paragraph, source, numbering(list, place.level)));
  }
  return edits;
}

/** Returns the units of the document that are written in paragraphs of the file. */
function unitsByParagraph(
  before: readonly ShownUnit[],
  now: readonly DocumentUnit[],
): ReadonlyMap<DocxParagraph, DocumentUnit> {
  const found = new Map<DocxParagraph, DocumentUnit>();
  const pairTables = (file: FileTable, shown: DocumentTable, next: DocumentTable) => {
    for (const [index, row] of shownRows(file, shown).entries())
      for (const [at, cell] of row.file.cells.entries()) {
        const [own, units] = [row.shown[at], next.rows[index]?.[at]?.units];
        if (own && units) pair(shownInCell(cell, own), units);
      }
  };
  const pair = (shown: readonly ShownUnit[], units: readonly DocumentUnit[]) => {
    const steps = stepsBetween(shown, units, {
      oldKey: (each) => documentKey(each.shown),
      nowKey: documentKey,
      fits: (each, next) => fits(each.shown, next),
    });
    for (const step of steps) {
      if (step.kind !== "kept") continue;
      const { file, shown: own } = step.old;
      if (file.kind === "words") found.set(file.paragraph, step.now);
      else if (file.kind === "table" && own.kind === "table" && step.now.kind === "table")
        pairTables(file, own, step.now);
    }
  };
  pair(before, now);
  return found;
}

/** Returns the paragraphs that units are in, each once, in reading order. */
const paragraphsIn = (units: readonly FileUnit[]): ReadonlySet<DocxParagraph> =>
  new Set(
    units.flatMap((unit): readonly DocxParagraph[] => {
      if (unit.kind !== "table") return [unit.paragraph];
      return unit.rows.flatMap(({ cells }) => cells.flatMap((cell) => [...paragraphsIn(cell.units)]));
    }),
  );

function propertyEdit(paragraph: DocxParagraph, source: string, element: string): SourceEdit {
  const found = paragraphSource(source, paragraph);
  const { start, end } = found.properties ?? { start: found.tag.end, end: found.tag.end };
  const text = withProperty(paragraph.properties, "w:pPr", "w:numPr", element);
  return { part: paragraph.part, start, end, text };
}

const numbering = (list: string, level: number): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
