import { wordSet } from "../text/word-set.ts";
import { built } from "./derivations.ts";
import { withoutAccents } from "./letters.ts";
import { entryDialects, entryOf } from "./spelling-entry.ts";
import type { WordTable } from "./word-table.ts";

/** No longer string is a word, however it is built. */
const longestAsked = 100;

/** Every dialect, as bits. */
export const everywhere = 15;

/**
 * Returns the varieties in which a word is correct, as bits: according to the dictionary and to what English builds
 * from it by rule, such as possessives, contractions, plurals of initialisms, compounds with hyphens, free prefixes,
 * and numbers.
 */
export function dialectsOf(table: WordTable, word: string): number {
  if (word.length > longestAsked) return 0;
  const own = entryDialects(table, word);
  // A word that some varieties have is correct only there: no rule makes “colour” American.
  return own === 0 ? derived(table, straight(word)) : own;
}

function derived(table: WordTable, typed: string): number {
  const own = entryDialects(table, typed);
  if (own !== 0) return own;
  if (/\d/.test(typed)) return isWellFormedNumber(typed) ? everywhere : 0;
  if (typed.includes("-")) return compound(table, typed);
  if (typed.includes("'")) return withApostrophe(table, typed);
  if (typed.includes(".")) return initials.test(typed) ? everywhere : 0;
  return accented(table, typed) | initialism(typed) | built(table, typed);
}

/** Curly and other apostrophes as the dictionary writes them; composed letters. */
export function straight(word: string): string {
  return word
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010\u2011]/g, "-")
    .replaceAll("\u00ad", "");
}

const ordinal = /^(\d[\d,.]*)(st|nd|rd|th)$/i;

/** Anything with a digit is correct, except an ordinal with the wrong ending: 1990s, 10km, A4, B2B; not 2th. */
function isWellFormedNumber(typed: string): boolean {
  const [, digits, ending] = ordinal.exec(typed) ?? [];
  return digits === undefined || ending?.toLowerCase() === ordinalEnding(digits);
}

/** The ending an ordinal numeral takes: 1st, 11th, 22nd. */
export function ordinalEnding(digits: string): string {
  if (/1\d$/.test(digits)) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[digits.slice(-1)] ?? "th";
}

/** U.S., Ph.D., e.g.; the last stop may belong to the sentence. */
const initials = /^(\p{L}\p{Ll}?\.)+\p{L}?('?s)?$/u;

/** Up to six capitals are somebody's abbreviation: NASA, HTTP, and in the plural, MPs. */
function initialism(typed: string): number {
  return /^\p{Lu}{2,6}s?$/u.test(typed) ? everywhere : 0;
}

/** A word spelled with accents the dictionary leaves out: façade. Short ones are more likely foreign. */
function accented(table: WordTable, typed: string): number {
  const bare = withoutAccents(typed);
  return bare !== typed && bare.length > 3 ? entryOf(table, bare).dialects : 0;
}

function compound(table: WordTable, typed: string): number {
  const parts = typed.split("-");
  if (parts.length > 2 && isSpacedOut(table, parts)) return everywhere;
  let dialects = everywhere;
  for (const [i, part] of parts.entries()) {
    if (part === "") return 0;
    const bound = i < parts.length - 1 ? freePrefixes : freeSuffixes;
    if (bound.has(part.toLowerCase()) || /^\d+$/.test(part) || /^\p{L}$/u.test(part)) continue;
    dialects &= dialectsOf(table, part) | (i === parts.length - 1 ? endowed(table, part) : 0);
  }
  return dialects;
}

/** A word said slowly (a-noth-er) or one with a part of two or three letters that cannot be said: git-remote-hg. */
function isSpacedOut(table: WordTable, parts: readonly string[]): boolean {
  return entryDialects(table, parts.join("")) !== 0 || parts.some((part) => /^[b-df-hj-np-tv-xz]{2,3}$/u.test(part));
}

/** Two-fisted, blue-uniformed: having such a thing. */
function endowed(table: WordTable, part: string): number {
  if (!/(?<=\p{Ll}{3})ed$/u.test(part)) return 0;
  const bare = part.slice(0, -2);
  return (
    entryDialects(table, bare) | entryDialects(table, `${bare}e`) | entryDialects(table, bare.replace(/(.)\1$/u, "$1"))
  );
}

/** Returns whether a part can precede a hyphen without being a word. */
const freePrefixes = wordSet(`
  anti co counter cross de dis eco ex extra hyper inter intra macro mega meta micro mid mini multi nano neo neuro
  non omni over para poly post pre pro proto pseudo quasi re retro self semi socio sub super trans tri ultra un uni
  under vice bi bio cyber electro geo hydro psycho techno tele thermo afro anglo euro franco indo sino austro balto
  greco italo russo physico chemico historico politico medico magneto mechano opto photo radio cardio gastro immuno
  aero agro astro hetero homo iso mono
`);

/** Returns whether a part can follow one. */
const freeSuffixes = wordSet("ish esque ness ization isation izations isations wise fold odd ed er ers ing s");

const clitics: readonly (readonly [RegExp, string])[] = [
  [/^(i)'(m|ve|ll|d)$/i, ""],
  [/^(you|we|they|who|what|where|how|there|these|those)'(re|ve|ll|d)$/i, ""],
  [/^(he|she|it|that|this|there|who|what|where|when|why|how|somebody|someone|everybody|nobody)'(s|d|ll)$/i, ""],
];

/** Plural possessive, possessive, clitics, letters and initials in the plural (p's, MP's), dropped g (goin'). */
function withApostrophe(table: WordTable, typed: string): number {
  const [, base = "", tail = ""] = /^(.+)'(s?|ve|ll|d|re)$/i.exec(typed) ?? [];
  if (base === "")
    return clitics.some(([form]) => form.test(typed)) ? everywhere : elided(typed) | slurred(table, typed);
  const lowerTail = tail.toLowerCase();
  if (lowerTail === "s") return /^\p{L}$/u.test(base) ? everywhere : dialectsOf(table, base);
  if (lowerTail === "") return trailing(table, base);
  if (clitics.some(([form]) => form.test(typed))) return everywhere;
  // “John’d”, “Mum’ll”, “might’ve”: fine after a name or a common noun, never after a contraction.
  return lowerTail === "re" || base.includes("'") ? 0 : entryOf(table, base).dialects;
}

function trailing(table: WordTable, base: string): number {
  if (/[sxz]$/i.test(base)) return dialectsOf(table, base);
  if (/.in$/i.test(base)) return entryOf(table, `${base}g`).dialects;
  return 0;
}

/** O'Leary, d'Artagnan, L'Oréal: a name behind an elided particle. */
function elided(typed: string): number {
  return /^[odlmODLM]'\p{Lu}\p{L}+$/u.test(typed) ? everywhere : 0;
}

/** Reg'lar, fam'ly, o'clock: a vowel that is not said, or “of”. */
function slurred(table: WordTable, typed: string): number {
  const [, before = "", behind = ""] = /^(\p{L}+)'(\p{Ll}{2,})$/u.exec(typed) ?? [];
  if (before.toLowerCase() === "o") return entryDialects(table, behind);
  if (before.length < 2) return 0;
  return [..."aeiou"].reduce((dialects, vowel) => dialects | entryDialects(table, before + vowel + behind), 0);
}
