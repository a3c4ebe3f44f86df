import type { DocxRow } from "../docx-content.ts";
import { copiedProperties } from "../word-elements.ts";
import { rowSource } from "./table-source.ts";

/** Returns a row with this content in its cells that looks like another one, if that has as many cells and no table in them. */
export function clonedRow(source: string, { start, end, cells }: DocxRow, contents: readonly string[]): string {
  const row = source.slice(start, end);
  const isPlain = !row.includes("<w:tbl>") && cells.length === contents.length;
  const own = isPlain
    ? [...row.matchAll(/<w:tc(?:\s[^>]*)?>(<w:tcPr>[\s\S]*?<\/w:tcPr>)?/g)].map(([, found]) => found)
    : [];
  const rowProperties = isPlain ? /^<w:tr(?:\s[^>]*)?>(<w:trPr>[\s\S]*?<\/w:trPr>)/.exec(row)?.[1] : undefined;
  const written = contents.map((content, index) => `<w:tc>${copiedProperties(own[index] ?? "")}${content}</w:tc>`);
  return rowSource(written, copiedProperties((rowProperties ?? "").replace(/<w:tblHeader(?:\s[^>]*)?\/>/g, "")));
}
