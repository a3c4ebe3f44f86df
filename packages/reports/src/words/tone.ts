import type { Span } from "@housestyle/engine";
import type { AnalyzedParagraph } from "../analysis/analyzed-paragraph.ts";
import { openPhraseList, rowsOf } from "../analysis/phrase-list.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { type TextTone, tones, toneWords } from "../lists/tone.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { chargedWords } from "../story/sentiment.ts";
import { whole } from "../texts/whole.ts";

const { tone: own } = whole;
const shown = 25;

/** A word or phrase that makes a tone. */
interface ToneWord extends Span {
  readonly tone: TextTone;
  readonly words: string;
}

/** What one in four published texts of 500 words exceeds, per 1,000 words: counted by `scripts/data/count-tones.mjs`. */
const usual: Readonly<Record<TextTone, number>> = {
  ...{
    formal: 3,
    casual: 12,
    confident: 5,
    tentative: 5,
    friendly: 2,
    apologetic: 1,
    urgent: 1,
    positive: 22,
    negative: 16,
  },
};
/** The level from which a tone is heard, and the fewest words that make it. */
const heard = { level: 60, words: 3 };
/** The most tones that are named. */
const mostNamed = 3;

const phrases = openPhraseList(
  Object.entries(toneWords).flatMap(([tone, list]) =>
    rowsOf(list).map(([phrase]) => [phrase, tone as TextTone] as const),
  ),
);
/** With “’s”, only what cannot be a possessive. */
const contraction =
  /^(?:\p{L}+(?:n['’]t|['’](?:re|ll|ve|m|d))|(?:it|that|there|here|what|who|where|how|he|she|let)['’]s)$/u;
/** A word with so strong a mood makes a tone by itself, “not great” included. */
const strong = 1.5;

function toneWordsIn({ text, sentences }: AnalyzedParagraph): ToneWord[] {
  const found = sentences.flatMap((sentence) => {
    const listed = phrases.find(sentence.words).map(({ start, end, value }) => ({ start, end, tone: value }));
    const short = sentence.words
      .filter(({ lower }) => contraction.test(lower))
      .map(({ start, end }) => ({ start, end, tone: "casual" as const }));
    const charged = chargedWords(sentence)
      .filter(({ value }) => Math.abs(value) >= strong)
      .map(({ word: { start, end }, value }) => ({ start, end, tone: value > 0 ? "positive" : "negative" }) as const);
    return [...listed, ...short, ...charged];
  });
  return found
    .map((each) => ({ ...each, words: text.slice(each.start, each.end).toLowerCase() }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

const toneWordsOf = occurrenceFinder(toneWordsIn);

/** How strong a tone is, from 0 to 100: above 50, it is stronger than usual. In a short text, one word says little. */
const levelOf = (tone: TextTone, count: number, words: number): number =>
  (100 * count) / (count + (usual[tone] * words) / 1_000 + 1);

/** How a text sounds, and the words that make it. A feature flag offers it. */
export const tone: Report = {
  id: "tone",
  isVariant: true,
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = toneWordsOf(reading);
    const counts = all.counts((each) => each.tone);
    const total = wordCountOf(reading);
    const levels = tones
      .map((each) => ({ tone: each, count: counts.get(each) ?? 0 }))
      .map((each) => ({ ...each, level: levelOf(each.tone, each.count, total) }))
      .sort((a, b) => b.level - a.level);
    const named = levels
      .filter(({ level, count }) => level >= heard.level && count >= heard.words)
      .slice(0, mostNamed)
      .map((each) => own.names[each.tone].toLowerCase());
    const told = {
      measures: tones.map((each) =>
        measure(each, own.names[each], perThousand(counts.get(each) ?? 0, total), "perThousand"),
      ),
      graphs: [
        {
          title: named.length > 0 ? own.sounds(named) : own.neutral,
          bars: levels.map(({ tone: each, level }) =>
            all.bar(own.names[each], Math.round(level), (word) => word.tone === each),
          ),
        },
        { title: own.which, bars: all.bars(({ words, tone: each }) => own.word(words, own.names[each]), shown) },
      ],
    };
    return withLazyPlaces(told, () =>
      all.all.map(({ start, end, tone: each }) => ({ start, end, note: own.advice[each] })),
    );
  },
};
