import type { BlockKind, ReadBlock, ReadContent, ReadFigure } from "../../blocks/read-block.ts";
import type { CollectedImage } from "../../images/image-collection.ts";
import { type Alignment, alignmentOf } from "../../schema.ts";
import { type DocxContent, type DocxParagraph, type DocxRow, type DocxTable, wordsOf } from "../docx-content.ts";
import type { DocxImage } from "../docx-images.ts";
import type { DocxStyles } from "../docx-styles.ts";
import type { ListCounter } from "../list-counter.ts";
import { mergedRows } from "./merged-rows.ts";

/** The images of a file, by the ids of their relationships. */
export type DocxImages = ReadonlyMap<string, CollectedImage>;

/** A unit of a file as the editor shows it, with its place in the file. */
export type FileUnit =
  | {
      readonly kind: "words";
      readonly paragraph: DocxParagraph;
      readonly block: ReadBlock;
      readonly isCaption: boolean;
    }
  | {
      readonly kind: "figure";
      readonly paragraph: DocxParagraph;
      readonly figure: ReadFigure;
      readonly image: DocxImage;
    }
  | { readonly kind: "pageBreak" | "rule"; readonly paragraph: DocxParagraph }
  | FileTable;

/** A table of a file. */
export interface FileTable {
  readonly kind: "table";
  readonly table: DocxTable;
  readonly rows: readonly FileTableRow[];
}

/** A row of a table of a file, with the cells that begin in it. */
export interface FileTableRow {
  readonly row: DocxRow;
  readonly cells: readonly FileCell[];
}

/** A cell of a table of a file. */
export interface FileCell {
  readonly units: readonly FileUnit[];
  readonly colspan: number;
  readonly rowspan: number;
}

/** What the paragraphs of a part refer to. */
interface UnitContext {
  readonly styles: Pick<DocxStyles, "kindOf" | "isCaption" | "placeOf">;
  readonly images: DocxImages;
  /** Counts the items of its lists. */
  readonly counter: ListCounter;
}

/** Returns what the editor shows of some content of a file, in reading order. */
export function fileUnits(content: readonly DocxContent[], context: UnitContext): readonly FileUnit[] {
  const units: FileUnit[] = [];
  for (const each of content) {
    if ("rows" in each) {
      units.push(tableUnit(each, context));
      continue;
    }
    const { styles, counter } = context;
    const isCaption = units.at(-1)?.kind === "figure" && each.pieces.length > 0 && styles.isCaption(each.properties);
    const place = styles.placeOf(each.properties);
    const words = wordsUnit(each, styles, isCaption, place && counter.next(place));
    units.push(...(isCaption ? [words] : paragraphUnits(each, words, context.images)));
  }
  return units;
}

const tableUnit = (table: DocxTable, context: UnitContext): FileTable => ({
  kind: "table",
  table,
  rows: mergedRows(table).map(({ row, cells }) => ({
    row,
    cells: cells.map(({ cell: { content, colspan }, rowspan }) => ({
      units: fileUnits(content, context),
      colspan,
      rowspan,
    })),
  })),
});

function wordsUnit(
  paragraph: DocxParagraph,
  { kindOf }: Pick<DocxStyles, "kindOf">,
  isCaption: boolean,
  count: number | undefined,
): FileUnit {
  const { properties, pieces } = paragraph;
  const kind = kindOf(properties);
  const number = isNumbered(kind) ? count : undefined;
  return { kind: "words", paragraph, block: { kind, pieces, align: alignIn(properties), number }, isCaption };
}

const isNumbered = (kind: BlockKind): boolean => typeof kind === "object" && "list" in kind && kind.list === "numbers";

function paragraphUnits(paragraph: DocxParagraph, words: FileUnit, images: DocxImages): readonly FileUnit[] {
  const figures = paragraph.images.flatMap((image): FileUnit[] => {
    const shown = images.get(image.relation);
    if (!shown) return [];
    const figure = { image: { ...shown, ...image.size }, caption: [], alternative: image.alternative.trim() };
    return [{ kind: "figure", paragraph, figure, image }];
  });
  if (figures.length > 0 && wordsOf(paragraph).trim() === "") return figures;
  if (isDivider(paragraph)) return [{ kind: "rule", paragraph }];
  const place = paragraph.pageBreak?.place;
  if (place !== undefined && paragraph.pieces.length === 0) return [{ kind: "pageBreak", paragraph }];
  const pageBreak: FileUnit = { kind: "pageBreak", paragraph };
  if (place === undefined) return [words, ...figures];
  return place === "before" ? [pageBreak, words, ...figures] : [words, ...figures, pageBreak];
}

/** Returns whether a paragraph is a divider: other programs draw it as an empty paragraph with a border. */
const isDivider = ({ pieces, properties }: DocxParagraph): boolean =>
  pieces.length === 0 && /<w:pBdr>[\s\S]*<w:(?:bottom|top)\s/.test(properties);

/** Returns the alignment that the properties of a paragraph set. Null if they set none or the default. */
export function alignIn(properties: string): Alignment | null {
  const value = /<w:jc\s[^>]*w:val\s*=\s*["'](\w+)/.exec(properties)?.[1];
  if (value === "end") return "right";
  return value === "both" || value === "distribute" ? "justify" : alignmentOf(value);
}

/** Returns the content from which a document is created. */
export function readContentOf(units: readonly FileUnit[]): readonly ReadContent[] {
  const read: ReadContent[] = [];
  for (const unit of units) {
    const last = read.at(-1);
    if (unit.kind === "words" && unit.isCaption && last && "image" in last)
      read[read.length - 1] = { ...last, caption: unit.block.pieces };
    else read.push(contentOf(unit));
  }
  return read;
}

function contentOf(unit: FileUnit): ReadContent {
  if (unit.kind === "words") return unit.block;
  if (unit.kind === "figure") return unit.figure;
  if (unit.kind !== "table") return { kind: unit.kind, pieces: [] };
  const rows = unit.rows.map(({ row, cells }) =>
    cells.map(({ units, colspan, rowspan }) => ({
      content: readContentOf(units),
      isHeader: row.isHeader,
      colspan,
      rowspan,
    })),
  );
  return { rows };
}

/** Returns the paragraphs whose words are shown, including those in tables. */
export const shownParagraphs = (units: readonly FileUnit[]): readonly DocxParagraph[] =>
  units.flatMap((unit) => {
    if (unit.kind === "words") return [unit.paragraph];
    if (unit.kind !== "table") return [];
    return unit.rows.flatMap(({ cells }) => cells.flatMap((cell) => shownParagraphs(cell.units)));
  });
