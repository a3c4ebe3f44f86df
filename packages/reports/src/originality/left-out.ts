import type { Span } from "@housestyle/engine";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { speechIn } from "../analysis/speech.ts";

const references =
  /^[#\d.\s]*(?:references|reference list|bibliography|works cited|literature(?: cited)?|sources|further reading)[\s:#]*$/iu;
const inMarks = /“[^”]*”|(?<![\p{L}\p{N}])"[^"]*"/gu;

/** What may be another's words: quotations, and lists of references up to the next heading. In fiction people speak in marks: that is no quotation. */
export function leftOut({ paragraphs, style, text }: AnalyzedText): Span[] {
  let isList = false;
  return paragraphs.flatMap(({ start, end, analyzed: paragraph }) => {
    if (paragraph.kind === "heading" || references.test(paragraph.text)) isList = references.test(paragraph.text);
    if (isList || paragraph.kind === "quote") return [{ start, end }];
    const speech = style === "creative" ? speechIn(paragraph) : [];
    return [...text.slice(start, end).matchAll(inMarks)]
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      .filter((span) => !speech.some((each) => each.start < span.end && span.start < each.end))
      .map((span) => ({ start: span.start + start, end: span.end + start }));
  });
}
