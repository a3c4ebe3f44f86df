import { contentWords } from "../content-words.ts";
import { encodeRows, steps } from "../number-rows.ts";
import { encodeStrings } from "../strings.ts";
import type { Ids } from "./pack-words.ts";

/** So many sentences are kept for each word, spread over all there are. */
const mostKept = 24;

/** Sentences of novels that stand well alone, where each is from, and which word is in which. */
export function packSentences(
  novels: string,
  ids: Ids,
  canonical: (word: string) => string,
  isRude: (word: string) => boolean,
) {
  const { titles, found } = readNovels(novels);
  const kept = found.filter(({ sentence }) => !contentWords(sentence).some(isRude));
  const rows: number[][] = Array.from({ length: ids.size }, () => []);
  for (const [at, { sentence }] of kept.entries()) {
    const words = contentWords(sentence).flatMap((word) => [ids.get(word) ?? -1, ids.get(canonical(word)) ?? -1]);
    for (const word of new Set(words)) rows[word]?.push(at);
  }
  return {
    titles: encodeStrings(titles),
    sentences: encodeStrings(kept.map(({ sentence }) => sentence)),
    sentenceTitles: Uint8Array.from(kept, ({ title }) => title),
    sentencesOf: encodeRows(rows.map((row) => steps(spread(row)))),
  };
}

function readNovels(novels: string) {
  const titles: string[] = [];
  const found: { readonly sentence: string; readonly title: number }[] = [];
  for (const line of novels.split("\n")) {
    if (line.startsWith("# ")) titles.push(line.slice(2).trim());
    else found.push(...sentencesOf(line).map((sentence) => ({ sentence, title: titles.length - 1 })));
  }
  return { titles, found };
}

/** Whole sentences of 40 to 160 letters without speech. */
function sentencesOf(paragraph: string): string[] {
  // “Mr. Syme” is no end of a sentence.
  const guarded = paragraph.replaceAll(/\b(Mr|Mrs|Dr|St|Prof|[A-Z])\. /g, "$1.\u00A0");
  return guarded
    .split(/(?<=[.!?]) +/)
    .map((sentence) => sentence.replaceAll("\u00A0", " "))
    .filter((sentence) => /^[A-Z][^“”"‘]{38,158}[.!?]$/.test(sentence));
}

function spread(row: readonly number[]): number[] {
  const stride = Math.max(1, row.length / mostKept);
  return Array.from({ length: Math.min(row.length, mostKept) }, (_, i) => row[Math.floor(i * stride)] ?? 0);
}
