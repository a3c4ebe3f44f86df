import type { PartOfSpeech } from "./synset.ts";

/** Parts of speech as people call them. */
export const partNames: Readonly<Record<PartOfSpeech, string>> = {
  noun: "noun",
  verb: "verb",
  adj: "adjective",
  adv: "adverb",
};
