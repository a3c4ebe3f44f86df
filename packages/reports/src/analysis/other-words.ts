/** Other words for a word, best first, by its dictionary form and part of speech; `sentence` is where it stands. */
export type OtherWords = (lemma: string, partOfSpeech: string, sentence: string) => readonly string[];
