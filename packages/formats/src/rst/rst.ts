import type { Cutter } from "@housestyle/engine";
import { RstReader } from "./rst-reader.ts";

/** Cuts reStructuredText, with the directives and roles of Sphinx: code, tables, roles and targets are no prose. */
export const rstCutter: Cutter = (text) => new RstReader(text).paragraphs();
