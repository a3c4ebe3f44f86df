import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { Tally } from "../../text/tally.ts";
import type { Token } from "../../text/token.ts";

/** So many words make a phrase that is remembered. */
const phraseLength = 4;
/** So often it is heard before anybody minds. */
const oftenEnough = 3;
/** A paragraph that holds less cannot repeat a phrase so often. */
const leastTokens = phraseLength * oftenEnough;

/** The longer words of a paragraph. */
const met = new Tally();

/** What a phrase is about: one of small words alone (“at the end of the”) comes again and nobody hears it. */
const isFull = ({ lower, tag }: Token): boolean =>
  lower.length > 3 && (tag === "NOUN" || tag === "VERB" || tag === "ADJ" || tag === "ADV");

/** Counts the words of a paragraph; whether any may be met often enough. Most paragraphs are done with by that. */
function meet({ tokens }: Analysis): boolean {
  met.clear();
  let most = 0;
  for (const token of tokens) if (isFull(token)) most = Math.max(most, met.add(token.lower));
  return most >= oftenEnough;
}

/** Whether two of the words from `index` on carry the sense and were met often enough. */
function mayBeRepeated({ tokens }: Analysis, index: number): boolean {
  let full = 0;
  for (let i = index; i < index + phraseLength; i++) {
    const token = tokens[i];
    if (token && isFull(token) && met.of(token.lower) >= oftenEnough) full++;
  }
  return full > 1;
}

/** The phrase of four words at a token, in one sentence and without a mark between; undefined where there is none. */
function phraseAt(a: Analysis, index: number): string | undefined {
  if (!mayBeRepeated(a, index)) return undefined;
  const words = a.tokens.slice(index, index + phraseLength);
  const isWhole = words.length === phraseLength && words.every(({ kind }) => kind === "word");
  if (!isWhole || words[0]?.sentence !== words.at(-1)?.sentence) return undefined;
  // A name is what the text is about.
  return words.some(({ tag }) => tag === "PROPN") ? undefined : words.map(({ lower }) => lower).join(" ");
}

/** Where each phrase begins, every place once: what overlaps itself is one. */
function phrasesOf(a: Analysis): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (let index = 0; index + phraseLength <= a.tokens.length; index++) {
    const phrase = phraseAt(a, index);
    if (phrase === undefined) continue;
    const known = places.get(phrase);
    if (!known) places.set(phrase, [index]);
    else if (index - (known.at(-1) ?? 0) >= phraseLength) known.push(index);
  }
  return places;
}

/** Whether every one opens a sentence, as in a speech or a litany: that is made to be heard. */
const isAnaphora = (a: Analysis, places: readonly number[]): boolean =>
  places.every((index) => a.sentences[a.tokens[index]?.sentence ?? 0]?.first === index);

/** “the back of the house … the back of the house … the back of the house”. */
export const repeatedPhrase = defineRule({
  *check(a): Iterable<Hit> {
    if (a.tokens.length < leastTokens || a.kind === "heading" || !meet(a)) return;
    let from = 0;
    for (const [phrase, places] of phrasesOf(a)) {
      const spoken = places.filter((index) => !isQuoted(a, index));
      const third = spoken[oftenEnough - 1];
      // Of two phrases that share words the first one is told.
      if (third === undefined || third < from || isAnaphora(a, spoken)) continue;
      const [first, last] = [a.tokens[third], a.tokens[third + phraseLength - 1]];
      if (!first || !last) continue;
      from = third + phraseLength;
      yield {
        start: first.start,
        end: last.end,
        message: `“${phrase}” appears ${spoken.length === oftenEnough ? "three" : "more than three"} times in this paragraph.`,
        suggestions: [],
      };
    }
  },
});
