import type { Cutter } from "@housestyle/engine";
import { AsciidocReader } from "./asciidoc-reader.ts";

/** Cuts AsciiDoc: listings, attributes, macros and targets are no prose; the cells of a table are read one by one. */
export const asciidocCutter: Cutter = (text) => new AsciidocReader(text).paragraphs();
