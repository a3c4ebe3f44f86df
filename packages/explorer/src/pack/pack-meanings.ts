import { contentWords } from "../content-words.ts";
import { readGloss } from "../gloss.ts";
import { encodeRows, steps } from "../number-rows.ts";
import { encodeStrings } from "../strings.ts";
import { linkKinds, partsOfSpeech } from "../synset.ts";
import { wordKey } from "../word-key.ts";
import type { Ids } from "./pack-words.ts";
import type { FileSense, FileSynset, WordNet } from "./wordnet-files.ts";

/** Meanings, their definitions, who has them, and which words stand in which definition. */
export function packMeanings({ synsets, senses }: WordNet, ids: Ids, canonical: (word: string) => string) {
  return {
    synsets: encodeRows(synsets.map((synset) => synsetRow(synset, ids))),
    senses: encodeRows(sensesByWord(senses, synsets, ids)),
    glosses: encodeStrings(synsets.map(({ gloss }) => gloss)),
    ...packTerms(synsets, ids, canonical),
  };
}

function synsetRow({ part, words, links }: FileSynset, ids: Ids): number[] {
  return [
    partsOfSpeech.indexOf(part),
    words.length,
    ...words.map((word) => (ids.get(wordKey(word)) ?? 0) * 2 + Number(word !== word.toLowerCase())),
    ...links.flatMap(({ kind, target, from, to }) => [
      linkKinds.findIndex((each) => each.kind === kind),
      target,
      from,
      to,
    ]),
  ];
}

/** The meanings of each word and how often each was met: the part of speech it is most used as comes first. */
function sensesByWord(senses: readonly FileSense[], synsets: readonly FileSynset[], ids: Ids): number[][] {
  const byWord: FileSense[][] = Array.from({ length: ids.size }, () => []);
  for (const sense of senses) byWord[ids.get(wordKey(sense.word)) ?? -1]?.push(sense);
  return byWord.map((own) => {
    const uses = new Map<string, number>();
    const partOf = (sense: FileSense) => synsets[sense.synset]?.part ?? "noun";
    for (const sense of own) uses.set(partOf(sense), (uses.get(partOf(sense)) ?? 0) + sense.uses);
    const order = [...partsOfSpeech].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
    const sorted = own.toSorted((a, b) => order.indexOf(partOf(a)) - order.indexOf(partOf(b)));
    return sorted.flatMap(({ synset, uses: met }) => [synset, met]);
  });
}

/** For each word the meanings whose definition has it in any form, and how long each definition is. */
function packTerms(synsets: readonly FileSynset[], ids: Ids, canonical: (word: string) => string) {
  const rows: number[][] = Array.from({ length: ids.size }, () => []);
  const lengths = synsets.map(({ gloss }, synset) => {
    const terms = contentWords(readGloss(gloss).definition).map((word) => ids.get(canonical(word)) ?? -1);
    for (const term of new Set(terms)) rows[term]?.push(synset);
    return Math.min(255, terms.length);
  });
  return { terms: encodeRows(rows.map(steps)), lengths: Uint8Array.from(lengths) };
}
