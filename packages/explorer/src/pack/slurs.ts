import { isInsult } from "../insult.ts";
import { wordKey } from "../word-key.ts";
import type { WordNet } from "./wordnet-files.ts";

/** Words whose first meaning WordNet calls a slur, obscene or an insult. */
export function slurs({ synsets, senses }: WordNet): string[] {
  const first = new Map<string, number>();
  for (const { word, synset } of senses) if (!first.has(word)) first.set(word, synset);
  return [...first].filter(([, synset]) => isInsult(synsets[synset]?.gloss ?? "")).map(([word]) => wordKey(word));
}
