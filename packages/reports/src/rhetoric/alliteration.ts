import type { Span } from "@housestyle/engine";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { alliteration: own } = whole;

/** How beginnings sound, the first that fits: letters are not enough (“knight” begins as “night”, “city” as “sea”). Written by us. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:honest|honou?r|hour|heir)/, ""],
  [/^(?:[gkp]n)/, "n"],
  [/^(?:wr|rh)/, "r"],
  [/^ps/, "s"],
  [/^ph/, "f"],
  [/^(?:sugar|sure)/, "sh"],
  [/^sch(?!ed|ism)/, "sk"],
  [/^sc(?=[eiy])/, "s"],
  [/^sh/, "sh"],
  [/^th(?!omas|ames|yme)/, "th"],
  [/^who(?!a)/, "h"],
  [/^wh/, "w"],
  [/^ch(?=r|em|aos|aot|aract|oir|ord|orus|asm|oler|lor|ron)/, "k"],
  [/^(?:chef|chic|chauff|champagne|chaise|machine)/, "sh"],
  [/^ch/, "ch"],
  [/^c(?=[eiy])/, "s"],
  [/^(?:c|k|qu)/, "k"],
  [/^g(?=e(?!t|ar|ese|yser|lding)|i(?!r[ldt]|f|v|g|ll|bb|mm|ddy|ld|lt)|y(?!n))/, "j"],
  [/^x/, "z"],
  [/^(?:one|once)/, "w"],
  [/^(?:uni(?!n|m)|use|usu|eu|ewe)/, "y"],
  [/^t(?=sar)/, ""],
  [/^[aeiou]/, ""],
];

/** The consonant a lower-case word begins with as it is spoken; empty for a vowel, and for what is no word. */
export function firstSound(word: string): string {
  for (const [shape, sound] of sounds) if (shape.test(word)) return sound;
  return /^[a-z]/.test(word) ? (word[0] ?? "") : "";
}

const carrying: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);
/** So many words that begin alike are meant; between two of them one little word may stand. */
const fewest = 3;

/** Little words that are tagged as great ones. */
const little: ReadonlySet<string> = new Set(
  "so such then there not now never said says say had has have was were".split(" "),
);

const soundOf = ({ tag, lower }: ReadWord): string | undefined =>
  carrying.has(tag) && !little.has(lower) && !/\d/u.test(lower) ? firstSound(lower) : undefined;

/** Words in stretches that no mark but a comma parts. */
function stretches({ words, tokens }: ReadSentence): ReadWord[][] {
  const breaks = tokens.filter(({ isWord, text }) => !isWord && text !== ",").map(({ start }) => start);
  const parts: ReadWord[][] = [[]];
  let next = 0;
  for (const word of words) {
    if ((breaks[next] ?? Number.POSITIVE_INFINITY) < word.start) parts.push([]);
    while ((breaks[next] ?? Number.POSITIVE_INFINITY) < word.start) next++;
    parts.at(-1)?.push(word);
  }
  return parts;
}

function rowsOf(words: readonly ReadWord[]): ReadWord[][] {
  const rows: ReadWord[][] = [];
  let gap = 0;
  for (const word of words) {
    const sound = soundOf(word);
    const first = rows.at(-1)?.[0];
    if (sound === undefined) gap++;
    else if (sound !== "" && first && gap <= 1 && firstSound(first.lower) === sound) rows.at(-1)?.push(word);
    else rows.push([word]);
    if (sound !== undefined) gap = 0;
  }
  return rows;
}

/** Rows of words that begin with one sound. */
export const alliterations = (sentence: ReadSentence): (Span & { readonly sound: string })[] =>
  stretches(sentence)
    .flatMap(rowsOf)
    .flatMap((row) => {
      const [first, last] = [row[0], row.at(-1)];
      if (!first || !last || new Set(row.map(({ lemma }) => lemma)).size < fewest) return [];
      return [{ start: first.start, end: last.end, sound: firstSound(first.lower) }];
    });

const found = occurrenceFinder(({ sentences }) => sentences.flatMap(alliterations));

/** Words that begin with one sound. */
export const alliteration: Report = {
  id: "alliteration",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = found(reading);
    const told = { measures: [measure("alliterations", own.count, all.length)], graphs: [] };
    return withLazyPlaces(told, () => all.all.map(({ start, end, sound }) => ({ start, end, note: own.sound(sound) })));
  },
};
