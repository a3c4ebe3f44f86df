import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { Tally } from "../../text/tally.ts";
import type { Token } from "../../text/token.ts";

/** The number of words in a phrase. */
const phraseLength = 4;
/** The number of uses from which readers notice a phrase. */
const oftenEnough = 3;
/** The fewest tokens in a paragraph that can repeat a phrase so often. */
const leastTokens = phraseLength * oftenEnough;

/** Counts the longer words of a paragraph. */
const met = new Tally();

/** Whether a token carries meaning. Phrases of function words alone (“at the end of the”) repeat unnoticed. */
const isFull = ({ lower, tag }: Token): boolean =>
  lower.length > 3 && (tag === "NOUN" || tag === "VERB" || tag === "ADJ" || tag === "ADV");

/** Counts the words of a paragraph, and returns whether any is frequent enough. This excludes most paragraphs. */
function meet({ tokens }: Analysis): boolean {
  met.clear();
  let most = 0;
  for (const token of tokens) if (isFull(token)) most = Math.max(most, met.add(token.lower));
  return most >= oftenEnough;
}

/** Whether two of the words from `index` on carry meaning and are frequent enough. */
function mayBeRepeated({ tokens }: Analysis, index: number): boolean {
  let full = 0;
  for (let i = index; i < index + phraseLength; i++) {
    const token = tokens[i];
    if (token && isFull(token) && met.of(token.lower) >= oftenEnough) full++;
  }
  return full > 1;
}

/** Returns the four-word phrase at a token, within one sentence and without punctuation, or undefined. */
function phraseAt(a: Analysis, index: number): string | undefined {
  if (!mayBeRepeated(a, index)) return undefined;
  const words = a.tokens.slice(index, index + phraseLength);
  const isWhole = words.length === phraseLength && words.every(({ kind }) => kind === "word");
  if (!isWhole || words[0]?.sentence !== words.at(-1)?.sentence) return undefined;
  // A name is what the text is about.
  return words.some(({ tag }) => tag === "PROPN") ? undefined : words.map(({ lower }) => lower).join(" ");
}

/** Returns the places of each phrase. Overlapping uses count once. */
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

/** Whether every use opens a sentence, as in a speech, which is deliberate. */
const isAnaphora = (a: Analysis, places: readonly number[]): boolean =>
  places.every((index) => a.sentences[a.tokens[index]?.sentence ?? 0]?.first === index);

/** Flags a phrase that is used three times in a paragraph: “the back of the house”. */
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
