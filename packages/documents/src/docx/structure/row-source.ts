import type { DocxRow } from "../docx-content.ts";
import { copiedProperties } from "../word-elements.ts";
import { rowSource } from "./table-source.ts";

/** A cell of a new row. */
export interface NewCell {
  readonly content: string;
  readonly colspan: number;
}

/**
 * Returns a row with these cells formatted like another row, provided that it has as many cells and no table in them.
 */
export function clonedRow(source: string, { start, end, cells }: DocxRow, now: readonly NewCell[]): string {
  const row = source.slice(start, end);
  const isPlain = !row.includes("<w:tbl>") && cells.length === now.length;
  const own = isPlain ? [...row.matchAll(cellProperties)].map(([, found]) => found) : [];
  const rowProperties = isPlain ? /^<w:tr(?:\s[^>]*)?>(<w:trPr>[\s\S]*?<\/w:trPr>)/.exec(row)?.[1] : undefined;
  const written = now.map(
    ({ content, colspan }, index) => `<w:tc>${spanning(own[index] ?? "", colspan)}${content}</w:tc>`,
  );
  return rowSource(written, copiedProperties((rowProperties ?? "").replace(/<w:tblHeader(?:\s[^>]*)?\/>/g, "")));
}

const cellProperties = /<w:tc(?:\s[^>]*)?>(<w:tcPr>[\s\S]*?<\/w:tcPr>)?/g;

/** Returns the properties of a cell for one that spans a number of columns. */
function spanning(properties: string, colspan: number): string {
  const single = copiedProperties(properties).replace(/<w:(?:gridSpan|vMerge)(?:\s[^>]*)?\/>/g, "");
  if (colspan === 1) return single;
  const first =
    /^<w:tcPr>(?:<w:cnfStyle\s[^>]*\/>)?(?:<w:tcW\s[^>]*\/>)?/.exec(single || "<w:tcPr></w:tcPr>")?.[0] ?? "";
  return `${first}<w:gridSpan w:val="${colspan}"/>${(single || "<w:tcPr></w:tcPr>").slice(first.length)}`;
}
