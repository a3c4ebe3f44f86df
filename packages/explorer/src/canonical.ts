import { lemmaCandidates } from "./lemma-candidates.ts";
import type { PartOfSpeech } from "./synset.ts";

/** What is asked about words to find the one another is a form of. */
export interface FormLookups {
  /** The words an irregular form belongs to. */
  readonly irregular: (form: string) => readonly string[];
  readonly isPart: (word: string, parts: readonly PartOfSpeech[]) => boolean;
}

/** The words a form may belong to, likeliest first, without itself: “went” → go, “leaves” → leaf, leave. */
export function lemmasWith({ irregular, isPart }: FormLookups): (word: string) => string[] {
  return (word) => {
    const regular = lemmaCandidates(word).filter((each) => isPart(each.word, each.parts));
    return [...new Set([...irregular(word), ...regular.map((each) => each.word)])].filter((each) => each !== word);
  };
}

/** One form for all forms of a word, for comparing: “heights” and “height” both give “height”. */
export function canonicalWith(lookups: FormLookups): (word: string) => string {
  const lemmas = lemmasWith(lookups);
  return (word) => lemmas(word)[0] ?? word;
}
