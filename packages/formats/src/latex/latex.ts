import type { Cutter } from "@housestyle/engine";
import { LatexReader } from "./latex-reader.ts";
import type { LatexSettings } from "./latex-settings.ts";

/**
 * Divides LaTeX into paragraphs: commands, formulas, references, comments, and code are not prose; notes and captions
 * are separate paragraphs.
 */
export const latexCutter =
  (settings: LatexSettings = {}): Cutter =>
  (text) =>
    new LatexReader(text, settings).paragraphs();
