import type { Paragraph, Span } from "@housestyle/engine";
import { linearPattern } from "@housestyle/engine/linear";
import type { Capitals } from "./document-rule.ts";
import { visible } from "./visible.ts";

/** What titles write small, unless it opens or ends them. */
const small = new Set(
  "a an and as at but by en for from if in into nor of off on onto or out over per so than the to up via vs with yet".split(
    " ",
  ),
);

interface Word extends Span {
  readonly text: string;
}

/** Words of a block that are not written as the rule wants them; nothing while few enough are. */
export function wrongCapitals(paragraph: Paragraph, { match, threshold, ...rest }: Capitals): readonly Span[] {
  const seen = visible(paragraph);
  const words = wordsOf(seen);
  if (typeof match === "object") return linearPattern(match.pattern).fits(seen.trim()) ? [] : words;
  const excepted = new Set(rest.exceptions);
  const indicators = match === "title" ? [...rest.indicators, ":", "—", "?", "!"] : rest.indicators;
  const wrong = words.filter((word, i) => {
    const place = placeOf(words, i, seen, indicators);
    return !excepted.has(word.text) && wished(word.text, place, match) !== word.text;
  });
  const least = match === "lower" || match === "upper" ? 1 : threshold;
  return words.length - wrong.length <= least * words.length ? wrong : [];
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*[\p{L}\p{M}\p{N}]|\p{L}/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** Whether a word opens its block or a part of it, or ends it. */
function placeOf(words: readonly Word[], i: number, text: string, indicators: readonly string[]) {
  const between = text.slice(words[i - 1]?.start ?? 0, words[i]?.start ?? 0).trimEnd();
  const opens = i === 0 || indicators.some((each) => between.endsWith(each));
  return { opens, ends: i === words.length - 1 };
}

/** A word as it should be. What has capitals inside, or nothing but capitals, keeps them. */
function wished(
  word: string,
  { opens, ends }: { readonly opens: boolean; readonly ends: boolean },
  match: "title" | "sentence" | "lower" | "upper",
): string {
  if (match === "upper") return word.toUpperCase();
  if (match === "lower") return word.toLowerCase();
  if (/.\p{Lu}/u.test(word) || word === "I" || /^I['’]/.test(word)) return word;
  const capital = word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (opens) return capital;
  if (match === "sentence") return word.toLowerCase();
  return !ends && small.has(word.toLowerCase()) ? word.toLowerCase() : capital;
}
