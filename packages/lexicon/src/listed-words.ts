import { readdirSync, readFileSync } from "node:fs";
import { type SourceWord, sourceWords } from "./sources.ts";
import { type Ingredients, wordEntries } from "./word-entries.ts";
import { readWordList } from "./word-list-file.ts";

/** The folder of committed lists. */
export const dataFolder = new URL("../data/", import.meta.url);

/** Lists with a meaning of their own; every other `.txt` adds words. */
const special = new Set(["rude.txt", "removed.txt"]);

const read = (file: string) => readFileSync(new URL(file, dataFolder), "utf8");

/** Lists of rare words that a person has chosen; the others were taken from other lists or counted. */
const chosenByHand = new Set(["rare-computing.txt", "rare-literary.txt", "rare-research.txt"]);

/** A list whose name begins with `rare-` adds words that are seldom suggested. */
function listed(file: string): SourceWord[] {
  const rare = file.startsWith("rare-");
  const chosen = chosenByHand.has(file);
  const words = readWordList(read(file)).map((word): SourceWord => ({ ...word, rude: false, rare, chosen }));
  return words.concat(words.filter(({ word }) => takesPlural(word)).map(plural));
}

/** Newer words are listed in one form; whether an `-s` is a plural or a verb does not matter here. */
function takesPlural(word: string): boolean {
  return /^\p{Ll}{3,}[^\Wshxzyd]$/u.test(word) && !/(?:ing|ly|ic|al|ive|able|ous|[fi]ul)$/.test(word);
}

function plural({ word, dialects, rude }: SourceWord): SourceWord {
  return { word: `${word}s`, dialects, rude, rare: true };
}

/** All that goes into the packed list but the counts. */
export function wordSources(wanted: (file: string) => boolean = () => true): Omit<Ingredients, "counts"> {
  const files = readdirSync(dataFolder).filter((file) => file.endsWith(".txt") && !special.has(file) && wanted(file));
  return {
    sources: sourceWords(),
    added: files.toSorted().flatMap((file) => listed(file)),
    rude: readWordList(read("rude.txt")),
    removed: readWordList(read("removed.txt")),
  };
}

/** The words there are before any is counted, and those never to be offered. */
export function listedWords(wanted?: (file: string) => boolean): {
  readonly known: Set<string>;
  readonly rude: Set<string>;
} {
  const entries = wordEntries({ ...wordSources(wanted), counts: new Map() });
  return {
    known: new Set(entries.map(({ word }) => word)),
    rude: new Set(entries.filter(({ rude }) => rude).map(({ word }) => word)),
  };
}
