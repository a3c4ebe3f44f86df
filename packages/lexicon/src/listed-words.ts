import { readdirSync, readFileSync } from "node:fs";
import { type SourceWord, sourceWords } from "./sources.ts";
import { type Ingredients, wordEntries } from "./word-entries.ts";
import { readWordList } from "./word-list-file.ts";

/** The folder of committed lists. */
export const dataFolder = new URL("../data/", import.meta.url);

/** Lists with a meaning of their own; every other `.txt` adds words. */
const special = new Set(["rude.txt", "removed.txt"]);

const read = (file: string) => readFileSync(new URL(file, dataFolder), "utf8");

/** A list whose name begins with `rare-` adds words that are seldom suggested. */
function listed(file: string): SourceWord[] {
  const rare = file.startsWith("rare-");
  return readWordList(read(file)).map((word) => ({ ...word, rude: false, rare }));
}

/** All that goes into the packed list but the counts. */
export function wordSources(): Omit<Ingredients, "counts"> {
  const files = readdirSync(dataFolder).filter((file) => file.endsWith(".txt") && !special.has(file));
  return {
    sources: sourceWords(),
    added: files.toSorted().flatMap((file) => listed(file)),
    rude: readWordList(read("rude.txt")),
    removed: readWordList(read("removed.txt")),
  };
}

/** The words there are before any is counted, and those never to be offered. */
export function listedWords(): { readonly known: Set<string>; readonly rude: Set<string> } {
  const entries = wordEntries({ ...wordSources(), counts: new Map() });
  return {
    known: new Set(entries.map(({ word }) => word)),
    rude: new Set(entries.filter(({ rude }) => rude).map(({ word }) => word)),
  };
}
