import type { Cutter } from "@housestyle/engine";
import { TypstReader } from "./typst-reader.ts";

/** Divides Typst into paragraphs: code, formulas, labels, and references are not prose, but content in brackets is. */
export const typstCutter: Cutter = (text) => new TypstReader(text).paragraphs();
