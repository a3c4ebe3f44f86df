import type { Span } from "@housestyle/engine";
import type { Reading } from "../reading.ts";
import { speechIn } from "../speech.ts";

const references =
  /^[#\d.\s]*(?:references|reference list|bibliography|works cited|literature(?: cited)?|sources|further reading)[\s:#]*$/iu;
const inMarks = /“[^”]*”|(?<![\p{L}\p{N}])"[^"]*"/gu;

/** What may be another's words: quotations, and lists of references up to the next heading. In fiction people speak in marks: that is no quotation. */
export function leftOut({ paragraphs, style, text }: Reading): Span[] {
  let isList = false;
  return paragraphs.flatMap(({ start, end, said }) => {
    if (said.kind === "heading" || references.test(said.text)) isList = references.test(said.text);
    if (isList || said.kind === "quote") return [{ start, end }];
    const speech = style === "creative" ? speechIn(said) : [];
    return [...text.slice(start, end).matchAll(inMarks)]
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      .filter((span) => !speech.some((each) => each.start < span.end && span.start < each.end))
      .map((span) => ({ start: span.start + start, end: span.end + start }));
  });
}
