import type { Spelled } from "../facts/analysis.ts";
import { wordSet } from "../text/word-set.ts";

/** Function words of the languages that are quoted most in English, without those that English has. */
const littleForeign = wordSet(`
  un une le la les du des et est au aux dans avec pour sans sur qui que ce cette mon ma mes peu très à où
  der das und ein eine einen zu zum zur mit von vom für nicht ist im den dem des auf
  il lo gli di della del dello delle degli al alla dal nel con per che e è
  el los las y en por para una al más
  de da do dos das o os et van het een ad ex cum non sine pro quod sed
`);

/** Endings of Latin species names. */
const latinEnding = /(?:us|is|a|um|ae|ii?|ensis|ense|oides|ans|ens|or|e)$/u;
const shortestEpithet = 4;

/**
 * Whether an unknown word stands in another language: beside one of its little words or an accented one, as the second
 * name of a kind, behind “Helicoverpa”, “H.”, or before what it means: (“barley stew”).
 */
export function isOtherTongue(a: Spelled, index: number): boolean {
  return isBeside(a, index, index - 1) || isBeside(a, index, index + 1) || isEpithet(a, index) || isGlossed(a, index);
}

function isGlossed({ tokens }: Spelled, index: number): boolean {
  return tokens[index + 1]?.text === "(" && /^[“"‘']$/.test(tokens[index + 2]?.text ?? "");
}

function isBeside(a: Spelled, index: number, at: number): boolean {
  const other = a.tokens[at];
  if (other?.kind !== "word" || other.sentence !== a.tokens[index]?.sentence) return false;
  if (a.lexicon.isWord(other.text)) return isForeignOnly(other.text, other.lower);
  return littleForeign.has(other.lower) || /[À-ɏ]/.test(other.text);
}

/** Known to the dictionary from titles and names, yet no English word: de, la, le, les, des, du. */
const foreignOnly = wordSet("de la le les des du del della di von und et au el los las il");
const isForeignOnly = (text: string, lower: string): boolean => foreignOnly.has(lower) && text === lower;

function isEpithet(a: Spelled, index: number): boolean {
  const text = a.tokens[index]?.text ?? "";
  if (text.length < shortestEpithet || !/^\p{Ll}+$/u.test(text) || !latinEnding.test(text)) return false;
  const before = a.tokens[index - 1];
  const initial = a.tokens[index - 2];
  if (before?.text === ".") return /^\p{Lu}$/u.test(initial?.text ?? "") && initial?.end === before.start;
  if (before?.kind !== "word" || !/^\p{Lu}/u.test(before.text)) return false;
  return /^\p{Lu}\.?$/u.test(before.text) || !a.lexicon.isWord(before.text);
}
