import type { Cutter } from "@housestyle/engine";
import { AsciidocReader } from "./asciidoc-reader.ts";

/**
 * Divides AsciiDoc into paragraphs: listings, attributes, macros, and targets are not prose, and each table cell is a
 * paragraph.
 */
export const asciidocCutter: Cutter = (text) => new AsciidocReader(text).paragraphs();
