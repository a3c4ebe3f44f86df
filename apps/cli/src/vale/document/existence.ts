import type { Paragraph, Span } from "@housestyle/engine";
import { linearPattern } from "@housestyle/engine/linear";
import type { PhraseRule } from "./document-rule.ts";
import { visible } from "./visible.ts";

/** Places of a block where one of the phrases stands, but for its exceptions. */
export function phrasesIn(paragraph: Paragraph, { pattern, exceptions }: PhraseRule): Span[] {
  const text = visible(paragraph);
  const excepted = new Set(exceptions.map((each) => each.toLowerCase()));
  return linearPattern(pattern)
    .matches(text)
    .filter(({ start, end }) => !excepted.has(text.slice(start, end).toLowerCase()))
    .map(({ start, end }) => ({ start, end }));
}
