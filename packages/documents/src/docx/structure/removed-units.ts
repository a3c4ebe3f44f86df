import { changedParagraph, noWords } from "../changed-paragraph.ts";
import type { DocxParagraph } from "../docx-content.ts";
import type { SourceEdit } from "../source-edit.ts";
import type { FileTable, FileUnit } from "./file-units.ts";

type ParagraphUnit = Exclude<FileUnit, FileTable>;

/** Matches content of a paragraph that the editor does not show. Such paragraphs stay. */
const holdsMore = /<(?:w:txbxContent|w:object|w:sectPr|w:altChunk|m:oMath)[\s>/]/;

/** The units that are removed from a part. */
export interface Removal {
  readonly source: string;
  readonly gone: ReadonlySet<FileUnit>;
  /** Whether the content around the paragraphs still ends with one, as a cell requires. */
  readonly endsInParagraph: boolean;
}

/** Returns the edits that remove units from their paragraph. The paragraph is removed along with the last of them. */
export function removedUnits(
  paragraph: DocxParagraph,
  units: readonly ParagraphUnit[],
  { source, gone, endsInParagraph }: Removal,
): readonly SourceEdit[] {
  const { part, start, end, pageBreak } = paragraph;
  const mustStay = paragraph.mustStay && !endsInParagraph;
  const removed = units.filter((unit) => gone.has(unit));
  if (removed.length === 0) return [];
  if (removed.length === units.length && !mustStay && !holdsMore.test(source.slice(start, end)))
    return [{ part, start, end, text: "" }];
  const kept = new Set(units.flatMap((unit) => (unit.kind === "figure" && !gone.has(unit) ? [unit.image.start] : [])));
  const edits = removed.flatMap((unit): readonly SourceEdit[] => {
    if (unit.kind === "words") return changedParagraph(paragraph, noWords, source);
    if (unit.kind === "pageBreak" && pageBreak) return [{ part, start: pageBreak.start, end: pageBreak.end, text: "" }];
    if (unit.kind !== "figure" || kept.has(unit.image.start)) return [];
    const { start: from, end: to } = unit.image;
    return source.slice(from, to).includes("txbxContent") ? [] : [{ part, start: from, end: to, text: "" }];
  });
  // Two images in one element go together.
  return edits.filter((edit, index) => edits.findIndex(({ start: at }) => at === edit.start) === index);
}
