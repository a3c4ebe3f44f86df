import type { Analysis } from "../facts/analysis.ts";
import { defineFact } from "../facts/fact.ts";
import { startsWithVowelSound } from "../language/vowel-sound.ts";
import type { Span } from "../text/span.ts";
import { filled } from "./filled.ts";
import { capitalized, likeCase } from "./letter-case.ts";

/** A span of the text and its replacement. */
export interface Replacement extends Span {
  readonly suggestions: readonly string[];
}

/** Returns whether only opening marks are between the beginning of its sentence and token `index`. */
export function opensSentence({ tokens, sentences }: Analysis, index: number): boolean {
  const sentence = sentences[tokens[index]?.sentence ?? -1];
  if (!sentence) return false;
  // Goes backward, so that only what directly precedes is looked at, however many marks a sentence begins with.
  let i = index - 1;
  while (i >= sentence.first && tokens[i]?.kind === "punctuation") i--;
  return i < sentence.first;
}

const isCurly = defineFact({
  id: "curly",
  needs: [],
  make: (_, { text }) => text.includes("’") && !text.includes("'"),
});

/** Returns the apostrophe that the text uses: curly if it has curly ones and no straight ones. */
export const apostrophes = (a: Analysis, text: string): string =>
  text.includes("'") && a.of(isCurly) ? text.replaceAll("'", "’") : text;

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, "").toLowerCase();

/** Returns whether only punctuation differs: “Dont” and “don't”. */
const isSameWord = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

/** Returns `text` with the capitals that the words at token `first` had because of their position. */
function cased(a: Analysis, first: number, original: string, text: string): string {
  const shouted =
    original.length > 1 &&
    likeCase(original, "a") === "A" &&
    original === original.toUpperCase() &&
    /\p{Lu}{2}/u.test(original);
  if (shouted || a.kind === "heading" || opensSentence(a, first) || isSameWord(original, text))
    return likeCase(original, text);
  return text;
}

/**
 * Deletes words with one neighboring space, and gives their capital at the beginning of a sentence to the next word.
 */
function deletion(a: Analysis, first: number, last: number): Replacement | undefined {
  const from = a.tokens[first];
  const to = a.tokens[last - 1];
  const next = a.tokens[last];
  if (!from || !to) return undefined;
  if (
    next &&
    next.sentence === from.sentence &&
    opensSentence(a, first) &&
    next.kind === "word" &&
    /^\p{Lu}/u.test(from.text)
  )
    return { start: from.start, end: next.end, suggestions: [capitalized(next.text)] };
  const previous = a.tokens[first - 1];
  if (next?.spaced && (from.spaced || first === 0)) return { start: from.start, end: next.start, suggestions: [""] };
  if (previous && from.spaced) return { start: previous.end, end: to.end, suggestions: [""] };
  return { start: from.start, end: to.end, suggestions: [""] };
}

/**
 * Returns the article before the words, and its space, if it has to change: “a utilised tool” becomes “a used tool”,
 * but “an enormous tool” “a big tool”.
 */
function articleBefore(a: Analysis, first: number, text: string): string | undefined {
  const article = a.tokens[first - 1];
  if (!article || !/^an?$/.test(article.lower) || !a.tokens[first]?.spaced) return undefined;
  const vowel = startsWithVowelSound(text);
  return vowel === undefined || vowel === (article.lower === "an")
    ? undefined
    : likeCase(article.text, vowel ? "an" : "a");
}

/** Returns the span and the texts with which tokens `first` to before `last` become one of `templates`, best first. */
export function replacement(
  a: Analysis,
  first: number,
  last: number,
  templates: readonly string[],
): Replacement | undefined {
  const from = a.tokens[first];
  const to = a.tokens[last - 1];
  if (!from || !to) return undefined;
  if (templates[0] === "") return deletion(a, first, last);
  const original = a.text.slice(from.start, to.end);
  const texts = templates.map((template) =>
    apostrophes(a, cased(a, first, original, filled(template, a, first, last))),
  );
  const suggestions = [...new Set(texts)].filter((each) => each !== original);
  const articles = suggestions.map((each) => articleBefore(a, first, each));
  const before = a.tokens[first - 1];
  if (!before || articles.every((article) => article === undefined))
    return { start: from.start, end: to.end, suggestions };
  const gap = a.text.slice(before.end, from.start);
  return {
    start: before.start,
    end: to.end,
    suggestions: suggestions.map((each, i) => `${articles[i] ?? before.text}${gap}${each}`),
  };
}
