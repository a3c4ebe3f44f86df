import type { Cutter } from "@housestyle/engine";
import { TypstReader } from "./typst-reader.ts";

/** Cuts Typst: code, formulas, labels and references are no prose; what code holds in brackets is. */
export const typstCutter: Cutter = (text) => new TypstReader(text).paragraphs();
