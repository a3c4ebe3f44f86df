import { type Finding, type Paragraph, readable } from "@housestyle/engine";
import { sentenceAround } from "@housestyle/project";
import { paragraphAround } from "./paragraph-around.ts";

/** Tells the sentence a finding stands in, as it is read: without the marks of lists and quotations between its lines. */
export function sentenceOf(text: string, paragraphs: readonly Paragraph[]): (finding: Finding) => string {
  let last: { readonly paragraph: Paragraph; readonly words: string } | undefined;
  return (finding) => {
    const paragraph = paragraphAround(paragraphs, finding.start);
    if (!paragraph) return sentenceAround(text, finding);
    if (last?.paragraph !== paragraph) last = { paragraph, words: readable(paragraph) };
    const { start } = paragraph;
    return sentenceAround(last.words, { start: finding.start - start, end: finding.end - start });
  };
}
