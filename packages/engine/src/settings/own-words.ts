import { slipsBetween } from "../speller/slips.ts";
import { inCaseOf } from "../speller/word-case.ts";
import { basesOf } from "../team-rules/word-form.ts";
import { remember } from "../text/word-cache.ts";
import { byAddition } from "./by-addition.ts";
import type { Settings } from "./settings.ts";

/** The words a person and a team have added: those of the dictionary and those of terms in use. */
export interface OwnWords {
  /** Whether a word is one of them, or the possessive of one. */
  knows(word: string): boolean;
  /**
   * What to offer for an unknown word: those of these words that are near it, put before the dictionary's `suggestions`
   * that are further off. At most five; `suggestions` itself when none is near.
   */
  offeredAmong(word: string, suggestions: readonly string[]): readonly string[];
  /** Whether a text is or holds a term, in any form, that the team does not use. */
  forbids(text: string): boolean;
}

const hasCapital = /\p{Lu}/u;
const straight = (text: string): string => text.normalize("NFC").replaceAll("’", "'").trim();

/** A word as it was added. */
interface OwnWord {
  readonly text: string;
  readonly exact: boolean;
}

const inUse: ReadonlySet<string> = new Set(["Approved", "Admitted", "Pending"]);

const outOfUse: ReadonlySet<string> = new Set(["Forbidden", "Deprecated"]);

/** A phrase makes each of its words known. */
const partsOf = (text: string): string[] => [...new Set([text, ...text.split(/\s+/)])].filter((part) => part !== "");

type Words = Settings["words"];
type Terms = Settings["terms"];

const asWord = (word: Words[number]) => (typeof word === "string" ? { text: word, caseSensitive: undefined } : word);

function addedWords(words: Words): OwnWord[] {
  return words.map(asWord).flatMap(({ text, caseSensitive }) => {
    return partsOf(straight(text)).map((part) => ({ text: part, exact: caseSensitive ?? hasCapital.test(part) }));
  });
}

/** A term's own rule sees to its capitals. */
function wordsOfTerms(terms: Terms): OwnWord[] {
  return terms
    .filter(({ status }) => inUse.has(status))
    .flatMap(({ text }) => partsOf(straight(text)).map((part) => ({ text: part, exact: false })));
}

/** Some own words, ready to be looked up. */
interface WordPart {
  readonly isOwn: (word: string) => boolean;
  readonly candidates: () => Candidates;
}

function wordPart(own: readonly OwnWord[]): WordPart {
  const exact = new Set(own.filter((word) => word.exact).map(({ text }) => text));
  const any = new Set(own.filter((word) => !word.exact).map(({ text }) => text.toLowerCase()));
  const shouted = new Set([...exact].map((word) => word.toUpperCase()));
  let candidates: Candidates | undefined;
  return {
    isOwn: (word) => exact.has(word) || any.has(word.toLowerCase()) || shouted.has(word),
    candidates: () => (candidates ??= candidatesOf(own)),
  };
}

/** Longer than any word. */
const longestWord = 64;

/** So many slips may lie between a word and what was meant. */
const slipsFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Letters as bits: words whose bits differ in more than two letters for each slip are further apart. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** Counts the bits of a number of 32, pairs first. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

interface Candidate {
  readonly text: string;
  readonly lower: string;
  readonly letters: number;
}

/** Words by their length, since no word is near a much longer one. */
type Candidates = ReadonlyMap<number, readonly Candidate[]>;

/** Returns the nearest of some words. */
function nearestTo(candidates: readonly Candidates[], typed: string): string[] {
  const lower = typed.toLowerCase();
  const limit = slipsFor(lower.length);
  const letters = lettersOf(lower);
  const found = new Map<string, number>();
  for (const byLength of candidates) {
    for (let length = lower.length - limit; length <= lower.length + limit; length++) {
      for (const each of byLength.get(length) ?? []) {
        if (countBits(each.letters ^ letters) > limit * 2) continue;
        const slips = slipsBetween(lower, each.lower, limit);
        if (slips <= limit) found.set(each.text, slips);
      }
    }
  }
  return [...found].sort((x, y) => x[1] - y[1] || (x[0] < y[0] ? -1 : 1)).map(([text]) => text);
}

const mostSuggestions = 5;
const mostRemembered = 2000;

function candidatesOf(own: readonly OwnWord[]): Candidates {
  const byLength = new Map<number, Candidate[]>();
  for (const text of new Set(own.map((word) => word.text))) {
    if (text.includes(" ")) continue;
    const lower = text.toLowerCase();
    const candidate = { text, lower, letters: lettersOf(lower) };
    const others = byLength.get(lower.length);
    if (others) others.push(candidate);
    else byLength.set(lower.length, [candidate]);
  }
  return byLength;
}

/** The words nearest to one; found once for each, since a text is read again at every edit. */
function rememberNear(parts: readonly WordPart[]): (word: string) => readonly string[] {
  const find = (word: string): string[] => {
    const [, base = word, tail = ""] = /^(.{3,})(['’]s?)$/i.exec(word) ?? [];
    const near = nearestTo(
      parts.map((part) => part.candidates()),
      straight(base),
    );
    return near.map((text) => (hasCapital.test(text) ? text : inCaseOf(base, text)) + tail);
  };
  const nearTo = remember(mostRemembered, find);
  return (word) => (parts.length === 0 || word.length > longestWord ? [] : nearTo(word));
}

/** Tells what the terms out of use forbid. A phrase is looked for as written, a word in any form, both among others. */
function forbiddenBy(terms: Settings["terms"]): (text: string) => boolean {
  const texts = terms.filter(({ status }) => outOfUse.has(status)).map(({ text }) => straight(text).toLowerCase());
  if (texts.length === 0) return () => false;
  const forbidden = new Set(texts);
  const phrases = texts.filter((text) => text.includes(" ")).map((text) => ` ${text} `);
  // “GitHub” for “Github”: what a term is replaced with is in use.
  const wanted = new Set(terms.map(({ status, text, replacement }) => (outOfUse.has(status) ? replacement : text)));
  const isForbidden = (word: string): boolean => [word, ...basesOf(word)].some((form) => forbidden.has(form));
  return (text) => {
    if (wanted.has(text)) return false;
    const plain = straight(text).toLowerCase();
    const spaced = ` ${plain.replaceAll(/[,.;:!?]*(\s+|$)/g, " ").trimEnd()} `;
    return (
      forbidden.has(plain) ||
      [...plain.split(/[\s-]+/), ...spaced.split(/[\s-]+/)].some(isForbidden) ||
      phrases.some((phrase) => spaced.includes(phrase))
    );
  };
}

type OwnSettings = Pick<Settings, "words" | "terms">;

/** Looks up the words of some settings. */
export function createOwnWords(settings: OwnSettings): OwnWords {
  return growingOwnWords()(settings);
}

/** Returns what looks up the words of settings that change; a word that is added is added to what was compiled before. */
export function growingOwnWords(): (settings: OwnSettings) => OwnWords {
  const ofWords = byAddition<Words[number], WordPart>(
    (one, other) => {
      const [a, b] = [asWord(one), asWord(other)];
      return a.text === b.text && a.caseSensitive === b.caseSensitive;
    },
    (words) => wordPart(addedWords(words)),
  );
  const ofTerms = byAddition<Terms[number], WordPart>(
    (one, other) => one.text === other.text && one.status === other.status,
    (terms) => wordPart(wordsOfTerms(terms)),
  );
  return ({ words, terms }) => ownWordsOf([...ofWords(words), ...ofTerms(terms)], terms);
}

function ownWordsOf(parts: readonly WordPart[], terms: Terms): OwnWords {
  const isOwn = (word: string): boolean => parts.some((part) => part.isOwn(word));
  const nearTo = rememberNear(parts);
  return {
    forbids: forbiddenBy(terms),
    knows(word) {
      if (parts.length === 0) return false;
      const plain = straight(word);
      return isOwn(plain) || isOwn(plain.replace(/'s?$/i, ""));
    },
    offeredAmong(word, suggestions) {
      const near = nearTo(word);
      const [nearest] = near;
      if (nearest === undefined) return suggestions;
      const distance = (text: string): number => slipsBetween(word.toLowerCase(), text.toLowerCase());
      const limit = distance(nearest);
      const nearer = suggestions.filter((each) => distance(each) < limit);
      const all = new Set([...nearer, ...near, ...suggestions]);
      return [...all].filter((each) => each !== word).slice(0, mostSuggestions);
    },
  };
}
