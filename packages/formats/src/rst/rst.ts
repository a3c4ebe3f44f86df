import type { Cutter } from "@housestyle/engine";
import { RstReader } from "./rst-reader.ts";

/**
 * Divides reStructuredText, with the directives and roles of Sphinx, into paragraphs: code, roles, and targets are not
 * prose.
 */
export const rstCutter: Cutter = (text) => new RstReader(text).paragraphs();
