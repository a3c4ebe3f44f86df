import { canonicalWith } from "../canonical.ts";
import type { PackedRows } from "../number-rows.ts";
import { encodeNumbers } from "../numbers.ts";
import { sealParts } from "../parts.ts";
import type { PackedStrings } from "../strings.ts";
import { partsOfSpeech } from "../synset.ts";
import { wordFlags } from "../word-flags.ts";
import { wordKey } from "../word-key.ts";
import { clichePhrases } from "./cliche-phrases.ts";
import { gatherWords } from "./gather-words.ts";
import { packCompany } from "./pack-company.ts";
import { packMeanings } from "./pack-meanings.ts";
import { packPhrases } from "./pack-phrases.ts";
import { packSentences } from "./pack-sentences.ts";
import { packSounds } from "./pack-sounds.ts";
import { packWords } from "./pack-words.ts";
import { slurs } from "./slurs.ts";
import { readWordNet, type WordNet } from "./wordnet-files.ts";

/** The texts of the lists that WordNet and the pronunciations are joined with. */
export interface SourceLists {
  readonly counts: string;
  readonly rude: string;
  readonly cliches: string;
  readonly notOffered: string;
  readonly idioms: string;
  readonly irregular: string;
  readonly collocations: string;
  readonly novels: string;
}

/** Makes the one file the explorer reads. */
export function packExplorer(lists: SourceLists): Uint8Array {
  const wordNet = readWordNet();
  const irregular = groupsOf(lists.irregular);
  const words = gatherWords({
    meant: wordNet.synsets.flatMap((synset) => synset.words),
    counts: new Map(linesOf(lists.counts).map(countOf)),
    idioms: linesOf(lists.idioms),
    cliches: clichePhrases(lists.cliches),
    rude: new Set([...[lists.rude, lists.notOffered].flatMap(linesOf).map(wordKey), ...slurs(wordNet)]),
  });
  const ids = new Map(words.map(({ key }, id) => [key, id]));
  const parts = partsByWord(wordNet);
  const canonical = canonicalWith({
    irregular: (form) => irregular.get(form) ?? [],
    isPart: (word, wanted) => wanted.some((part) => parts.get(word)?.has(part)),
  });
  const isRude = (word: string) => ((words[ids.get(word) ?? -1]?.flags ?? 0) & wordFlags.rude) !== 0;
  return sealed({
    ...packWords(words, ids, irregular),
    ...packMeanings(wordNet, ids, canonical),
    ...packSounds(ids),
    company: packCompany(lists.collocations, ids),
    phrasesOf: packPhrases(words, ids, canonical),
    ...packSentences(lists.novels, ids, canonical, isRude),
  });
}

type Part = Uint8Array | readonly number[] | PackedStrings | PackedRows;

function sealed(parts: Readonly<Record<string, Part>>): Uint8Array {
  const flat = Object.entries(parts).flatMap(([name, part]): [string, Uint8Array][] => {
    if (part instanceof Uint8Array) return [[name, part]];
    if (!("offsets" in part)) return [[name, encodeNumbers(part)]];
    return Object.entries(part).map(([layer, bytes]) => [`${name}.${layer}`, bytes]);
  });
  return sealParts(Object.fromEntries(flat));
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*$/, "").trim());
  return lines.filter((line) => line !== "");
}

function countOf(line: string): [string, number] {
  const [word = "", count = ""] = line.split("\t");
  return [word, Number(count)];
}

/** Lines of “form, tab, word” as the words of each form. */
function groupsOf(text: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of linesOf(text)) {
    const [form = "", word = ""] = line.split("\t");
    groups.set(form, [...(groups.get(form) ?? []), word]);
  }
  return groups;
}

/** The parts of speech each word has in WordNet. */
function partsByWord({ synsets, senses }: WordNet): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { word, synset } of senses) {
    const key = wordKey(word);
    parts.set(key, (parts.get(key) ?? new Set()).add(synsets[synset]?.part ?? partsOfSpeech[0]));
  }
  return parts;
}
