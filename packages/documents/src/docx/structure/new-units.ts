import type { DocumentCell, DocumentUnit } from "../../units/document-units.ts";
import type { ImageAttributes } from "../../units/unit-keys.ts";
import type { AddedImages } from "../added-images.ts";
import type { AddedLinks } from "../added-links.ts";
import type { AddedNotes } from "../added-notes.ts";
import type { DocxParagraph } from "../docx-content.ts";
import { propertiesAfter, runsOf } from "../word-elements.ts";
import { withDescription } from "./image-description.ts";
import type { ParagraphKinds } from "./paragraph-kinds.ts";
import { alignedAs } from "./paragraph-looks.ts";
import { tableSource } from "./table-source.ts";

/** What new content refers to. */
export interface NewUnitContext {
  readonly notes: AddedNotes;
  readonly images: AddedImages;
  readonly links: AddedLinks;
  readonly kinds: ParagraphKinds;
  /** Returns the element of a run for an image that the file already contains in this size. */
  drawingOf(image: ImageAttributes): string | undefined;
}

const line =
  '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr></w:pPr></w:p>';

/**
 * Returns units as elements of a part. A paragraph is formatted like the one before it, and images that cannot be
 * represented are left out.
 */
export const newUnits = (
  units: readonly DocumentUnit[],
  before: DocxParagraph | undefined,
  context: NewUnitContext,
): string => units.map((unit) => newUnit(unit, before, context)).join("");

function newUnit(unit: DocumentUnit, before: DocxParagraph | undefined, context: NewUnitContext): string {
  if (unit.kind === "words") return newParagraph(unit, before, context);
  if (unit.kind === "rule") return line;
  if (unit.kind === "pageBreak") return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  if (unit.kind === "table") return tableSource(unit.rows, (cell) => newCell(cell, context));
  const own = context.drawingOf(unit.node.attrs as ImageAttributes);
  const description = unit.node.lastChild?.textContent ?? "";
  const shown =
    own === undefined ? context.images.drawing(unit.node) : context.images.again(withDescription(own, description));
  return shown === undefined ? "" : `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r>${shown}</w:r></w:p>`;
}

/** Returns the content of a cell. It ends with a paragraph, because Word requires this. */
export function newCell({ units }: DocumentCell, context: NewUnitContext): string {
  const content = newUnits(units, undefined, context);
  return content.endsWith("</w:p>") || content.endsWith("<w:p/>") ? content : `${content}<w:p/>`;
}

function newParagraph(
  unit: DocumentUnit,
  before: DocxParagraph | undefined,
  { notes, kinds, links }: NewUnitContext,
): string {
  const { node } = unit;
  const after = before ? propertiesAfter(before.properties, node) : "";
  return `<w:p>${alignedAs(kinds.added(after, unit), node)}${runsOf(node, notes.marksIn(node), links)}</w:p>`;
}
