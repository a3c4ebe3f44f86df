import type { Paragraph, Span } from "@housestyle/engine";
import { RE2JS } from "re2js";
import type { Phrases } from "./document-rule.ts";
import { visible } from "./visible.ts";

/** Places of a block where one of the phrases stands, but for its exceptions. */
export function phrasesIn(paragraph: Paragraph, { pattern, exceptions }: Phrases): Span[] {
  const text = visible(paragraph);
  const excepted = new Set(exceptions.map((each) => each.toLowerCase()));
  const matcher = RE2JS.compile(pattern).matcher(text);
  const found: Span[] = [];
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start && !excepted.has(text.slice(start, end).toLowerCase())) found.push({ start, end });
  }
  return found;
}
