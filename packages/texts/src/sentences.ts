import { kept } from "./kept.ts";

const segmenter = kept((tag, options?: Intl.SegmenterOptions) => new Intl.Segmenter(tag, options));

/** A sentence with the spaces after it, and its start in the text. */
export interface TextSentence {
  readonly index: number;
  readonly text: string;
}

/**
 * Returns the sentences of a text in a language. A lowercase word after a mark continues the sentence: “Why?” she
 * asked.
 */
export function sentencesOf(text: string, language: string): readonly TextSentence[] {
  const found: TextSentence[] = [];
  for (const { index, segment } of segmenter(language, { granularity: "sentence" }).segment(text)) {
    const last = found.at(-1);
    if (last && /^\p{Ll}/u.test(segment)) found[found.length - 1] = { ...last, text: last.text + segment };
    else found.push({ index, text: segment });
  }
  return found;
}
