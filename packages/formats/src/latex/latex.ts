import type { Cutter } from "@housestyle/engine";
import { LatexReader } from "./latex-reader.ts";
import type { LatexSettings } from "./latex-settings.ts";

/** Cuts LaTeX: commands, formulas, references, comments and environments of code are no prose; notes and captions stand by themselves. */
export const latexCutter =
  (settings: LatexSettings = {}): Cutter =>
  (text) =>
    new LatexReader(text, settings).paragraphs();
