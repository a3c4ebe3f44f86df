import { isOfOtherScript, otherLanguageOf } from "../language/language-of.ts";
import { languagesOf } from "../language/languages.ts";
import { quotationsIn } from "../language/quoted.ts";
import { firstFrom, type Span } from "../text/span.ts";
import { spanSet } from "../text/span-set.ts";
import type { Word } from "../text/token.ts";
import { cut } from "./cut.ts";
import { defineFact } from "./fact.ts";

/** A part of a paragraph in a language other than English. */
export interface OtherLanguage extends Span {
  /** Its English name. */
  readonly language: string;
}

const none: readonly OtherLanguage[] = [];

/**
 * Returns whether a word is a function word of another language and not of English, or is written in another script.
 */
const isTelling = ({ lower }: Word): boolean => {
  const mask = languagesOf(lower);
  return (mask > 1 && (mask & 1) === 0) || isOfOtherScript(lower);
};

/** Returns whether a sentence has function words of English and none that only other languages have. */
function isOfEnglish(tokens: readonly Word[]): boolean {
  const words = tokens.filter(({ kind }) => kind === "word");
  return words.length > 2 && !words.some(isTelling) && words.some(({ lower }) => (languagesOf(lower) & 1) === 1);
}

/**
 * Returns the sentences and quotations of a paragraph in other languages, in order; the whole paragraph except for
 * English sentences if it is in one as a whole.
 */
export const otherLanguages = defineFact({
  id: "other-languages",
  needs: [cut],
  make([{ tokens, sentences }], { text, of }): readonly OtherLanguage[] {
    if (!tokens.some(isTelling)) return none;
    const languageIn = (first: number, last: number): string | undefined =>
      otherLanguageOf(tokens.slice(first, last).flatMap(({ kind, lower }) => (kind === "word" ? lower : [])));
    const language = languageIn(0, tokens.length);
    if (language !== undefined) {
      const isEnglish = sentences.map(({ first, last }) => isOfEnglish(tokens.slice(first, last)));
      if (!isEnglish.includes(true)) return [{ start: 0, end: text.length, language }];
      return sentences.flatMap(({ start, end }, i) => (isEnglish[i] ? [] : [{ start, end, language }]));
    }
    const spoken = (span: Span, first: number, last: number): readonly OtherLanguage[] => {
      const found = languageIn(first, last);
      return found === undefined ? none : [{ start: span.start, end: span.end, language: found }];
    };
    const quoted = of(quotationsIn).flatMap((span) =>
      spoken(span, firstFrom(tokens, span.start), firstFrom(tokens, span.end)),
    );
    const said = sentences.flatMap((sentence) => spoken(sentence, sentence.first, sentence.last));
    return [...said, ...quoted].sort((x, y) => x.start - y.start);
  },
});

/** The fact of these parts, prepared for look-ups. */
export const inOtherLanguage = defineFact({
  id: "in-other-language",
  needs: [otherLanguages],
  make: ([found]) => spanSet(found),
});
