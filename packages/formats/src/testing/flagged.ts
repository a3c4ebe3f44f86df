import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { type FormatSettings, formOf, type TextFormat } from "../index.ts";

const engine = createEngine(await readAssets());

/**
 * Has a text checked in which ‹…› stands around every place that must be remarked on. Answers the same text with the marks
 * around what is remarked on: the same when all is well.
 */
export function flagged(marked: string, format: TextFormat, settings: FormatSettings = {}): string {
  const text = marked.replace(/[‹›]/g, "");
  const found = engine.check(text, { dialect: "en-US", format: formOf(format, settings) });
  return found.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}‹${all.slice(start, end)}›${all.slice(end)}`,
    text,
  );
}
