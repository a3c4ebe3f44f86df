import { languageNames, languagesOf } from "./languages.ts";

/** Fewer words say nothing of their language. */
const enoughWords = 3;
/** In running text of any of these languages at least so many of a hundred words are little ones. */
const leastShare = 0.2;
/** English has more of them than any other language; a few stand in other texts, too. */
const mostEnglish = 0.15;

/** Languages that are told by their letters. */
const scripts: readonly (readonly [language: string, letter: RegExp])[] = [
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["Chinese", /\p{Script=Han}/u],
  ["Korean", /\p{Script=Hangul}/u],
  ["Russian or another language in Cyrillic letters", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Arabic or Persian", /\p{Script=Arabic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Hindi or Marathi", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Bengali or Assamese", /\p{Script=Bengali}/u],
  ["Tamil", /\p{Script=Tamil}/u],
  ["Telugu", /\p{Script=Telugu}/u],
  ["Gujarati", /\p{Script=Gujarati}/u],
  ["Punjabi", /\p{Script=Gurmukhi}/u],
  ["Kannada", /\p{Script=Kannada}/u],
  ["Malayalam", /\p{Script=Malayalam}/u],
  ["Sinhala", /\p{Script=Sinhala}/u],
  ["Burmese", /\p{Script=Myanmar}/u],
  ["Khmer", /\p{Script=Khmer}/u],
  ["Lao", /\p{Script=Lao}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Amharic or Tigrinya", /\p{Script=Ethiopic}/u],
  // Letters of formulas (𝑥, ℝ) are of no language.
  ["another language", /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u],
];
/** Terms in Latin letters are common in such texts. */
const leastInScript = 0.4;

/** Returns whether a word begins with a letter that is not Latin: quick, and true for few words of English texts. */
export const isOfOtherScript = (word: string): boolean => word.charCodeAt(0) >= 0x370;

function languageByLetters(words: readonly string[]): string | undefined {
  const others = words.filter(isOfOtherScript);
  if (others.length === 0 || others.length < leastInScript * words.length) return undefined;
  const all = others.join("");
  return scripts.find(([, letter]) => letter.test(all))?.[0];
}

/** How many words are little words of each language: all of them, and the different ones. */
interface Hits {
  readonly uses: Uint32Array;
  /** Names have few little words, and those often: de, la, van. */
  readonly kinds: Uint32Array;
  /** The languages that have one of them and English has not: a bit for each. */
  readonly telling: number;
}

/**
 * Returns the name of the language that some lower-case words are in, judged by their letters and function words, at least one
 * of which must not be English. Returns undefined for English, for too few words, and when unsure.
 * @example
 * const words = "je ne sais pas ce que vous voulez dire".split(" ");
 * otherLanguageOf(words); // "French"
 */
export function otherLanguageOf(words: readonly string[]): string | undefined {
  const byLetters = languageByLetters(words);
  if (byLetters !== undefined || words.length < enoughWords) return byLetters;
  const { uses, kinds, telling } = hitsIn(words);
  const most = strongest(uses, telling);
  const [used, all] = [uses[most] ?? 0, kinds[most] ?? 0];
  const [english, ofEnglish] = [uses[0] ?? 0, kinds[0] ?? 0];
  if (most === 0 || used < 2) return undefined;
  if (isClear(used, all, english, words.length)) return languageNames[most];
  if (used < leastShare * words.length || used <= english) return undefined;
  // A long text has met all little words of a short list.
  if (all <= ofEnglish && used < 2 * english) return undefined;
  // What an English sentence has of another language is a name: “at the Café de la Paix”.
  const isMixed = english > mostEnglish * words.length && all < 2 * ofEnglish;
  return isMixed ? undefined : languageNames[most];
}

/** Where hardly a word is English, fewer little words tell: some languages have endings instead. */
const isClear = (used: number, kinds: number, english: number, words: number): boolean =>
  kinds >= 5 && used >= 4 * english && used >= 0.08 * words;

function hitsIn(words: readonly string[]): Hits {
  const counts = new Map<string, number>();
  for (const word of words) if (languagesOf(word) > 0) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [uses, kinds] = [new Uint32Array(languageNames.length), new Uint32Array(languageNames.length)];
  let telling = 0;
  for (const [word, count] of counts) {
    const mask = languagesOf(word);
    if ((mask & 1) === 0) telling |= mask;
    for (let bit = 0; mask >> bit > 0; bit++) {
      const has = (mask >> bit) & 1;
      uses[bit] = (uses[bit] ?? 0) + has * count;
      kinds[bit] = (kinds[bit] ?? 0) + has;
    }
  }
  return { uses, kinds, telling };
}

/** The language most words are of, of those in `telling`; 0 if there is none. */
function strongest(uses: Uint32Array, telling: number): number {
  const told = [...uses.keys()].filter((bit) => (telling >> bit) & 1);
  return told.sort((x, y) => (uses[y] ?? 0) - (uses[x] ?? 0) || x - y)[0] ?? 0;
}
