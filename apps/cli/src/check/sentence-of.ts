import { type Finding, type Paragraph, readable } from "@housestyle/engine";
import { sentenceAround } from "@housestyle/project";

/** Tells the sentence a finding stands in, as it is read: without the marks of lists and quotations between its lines. */
export function sentenceOf(text: string, paragraphs: readonly Paragraph[]): (finding: Finding) => string {
  let last: { readonly paragraph: Paragraph; readonly words: string } | undefined;
  return (finding) => {
    const paragraph = around(paragraphs, finding.start);
    if (!paragraph) return sentenceAround(text, finding);
    if (last?.paragraph !== paragraph) last = { paragraph, words: readable(paragraph) };
    const { start } = paragraph;
    return sentenceAround(last.words, { start: finding.start - start, end: finding.end - start });
  };
}

/** The last paragraph that begins before a place. */
function around(paragraphs: readonly Paragraph[], place: number): Paragraph | undefined {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return paragraphs[low - 1];
}
