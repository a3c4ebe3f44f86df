/** A synonym with the meaning it shares with the word. */
export interface ThesaurusSynonym {
  readonly text: string;
  readonly meaning: string;
  /** noun, verb, adjective, adverb; empty when it is not known. */
  readonly partOfSpeech: string;
  /** How well it fits or how common it is, 0 to 100. */
  readonly weight: number;
}

/** A meaning of a word with its synonyms, best first. */
export interface ThesaurusSense {
  readonly meaning: string;
  readonly partOfSpeech: string;
  readonly synonyms: readonly string[];
}

/** Meanings and synonyms beyond these are harder to choose from than the word is to write. */
const mostSenses = 5;
const mostSynonyms = 8;

const tags: Readonly<Record<string, readonly string[]>> = {
  noun: ["NOUN", "PROPN"],
  verb: ["VERB", "AUX"],
  adjective: ["ADJ"],
  adverb: ["ADV"],
};

/**
 * Returns synonyms by meaning, ranked for a sentence. Meanings with the word's part of speech in the sentence (`tag`, a
 * universal part of speech) come first, and are the only ones if there are any. Otherwise, those with the likeliest
 * words come first.
 */
export function sensesFor(synonyms: readonly ThesaurusSynonym[], tag: string): ThesaurusSense[] {
  const bySense = new Map<string, ThesaurusSynonym[]>();
  for (const synonym of synonyms) {
    const key = `${synonym.partOfSpeech}\n${synonym.meaning}`;
    bySense.set(key, [...(bySense.get(key) ?? []), synonym]);
  }
  const senses = [...bySense.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const best = found.toSorted((a, b) => b.weight - a.weight);
    const words = [...new Set(best.map(({ text }) => text))];
    return [
      { meaning: first.meaning, partOfSpeech: first.partOfSpeech, synonyms: words, weight: best[0]?.weight ?? 0 },
    ];
  });
  const fitting = senses.filter(({ partOfSpeech }) => tags[partOfSpeech]?.includes(tag));
  // Meanings come in the dictionary's order, the commonest first: that order stays.
  return (fitting.length > 0 ? fitting : senses).map(({ meaning, partOfSpeech, synonyms: words }) => ({
    meaning,
    partOfSpeech,
    synonyms: words,
  }));
}

/** How meanings and synonyms are written in the text: in its English, and synonyms in the form of the word. */
export type LocalSpellings = ReadonlyMap<string, string>;

/** Returns what is offered for a word, as it is written in the text: never the word itself in another spelling. */
export function offeredSenses(
  senses: readonly ThesaurusSense[],
  word: string,
  written: LocalSpellings,
): ThesaurusSense[] {
  const of = (text: string) => written.get(text) ?? text;
  return senses
    .map(({ meaning, partOfSpeech, synonyms }) => {
      const words = new Set(synonyms.map(of).filter((synonym) => synonym.toLowerCase() !== word.toLowerCase()));
      return { meaning: of(meaning), partOfSpeech, synonyms: [...words].slice(0, mostSynonyms) };
    })
    .filter(({ synonyms }) => synonyms.length > 0)
    .slice(0, mostSenses);
}
