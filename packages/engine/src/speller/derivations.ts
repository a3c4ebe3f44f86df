import { wordSet } from "../text/word-set.ts";
import { dialectBit } from "./encode-words.ts";
import { entryOf } from "./spelling-entry.ts";
import type { WordTable } from "./word-table.ts";

/** Below this the rest is rarer than the misspelling it may be part of. */
const commonEnough = 90;

/**
 * Dialects in which a word without sign or space is right because English builds it freely: from a prefix and a
 * word, a word and a suffix, or two words of which the second likes company. 0 for one that is not built so.
 */
export function built(table: WordTable, typed: string): number {
  if (isName(table, typed)) return 0;
  return (
    prefixed(table, typed) | suffixed(table, typed) | closed(table, typed) | again(table, typed) | doer(table, typed)
  );
}

/** Yellowstone without its capital. */
const isName = (table: WordTable, typed: string): boolean =>
  /^\p{Ll}/u.test(typed) && entryOf(table, typed.slice(0, 1).toUpperCase() + typed.slice(1)).dialects !== 0;

/** Dialects of a word that is common enough to build on. */
function ground(table: WordTable, word: string, least = commonEnough): number {
  const entry = entryOf(table, word);
  return entry.frequency >= least && !entry.rude ? entry.dialects : 0;
}

/** Prefixes English sets before a word without asking a dictionary. */
const solidPrefixes =
  "aero|agro|anti|astro|auto|bio|cardio|chemo|counter|cyber|eco|electro|geo|hydro|hyper|immuno|intra|macro|mega|meta|micro|mid|mini|multi|nano|neuro|non|out|over|photo|poly|post|pre|proto|pseudo|psycho|quasi|radio|semi|socio|super|techno|thermo|ultra|un|under";
const solid = new RegExp(`^(?:(?:${solidPrefixes})(?=\\p{Ll}{5})|(?:inter|sub|trans)(?=\\p{Ll}{6}))(\\p{Ll}+)$`, "iu");

function prefixed(table: WordTable, typed: string): number {
  const [, rest = ""] = solid.exec(typed) ?? [];
  return rest === "" ? 0 : ground(table, rest);
}

/** Whether a common word is one letter shorter or has two letters swapped, so that this one is a slip of it: “reguard”, “complier”. */
function isSlip(table: WordTable, typed: string): boolean {
  for (let i = 0; i < typed.length; i++) {
    const [before, after] = [typed.slice(0, i), typed.slice(i + 1)];
    if (entryOf(table, before + after).frequency >= rival) return true;
    const swapped = before + after.slice(0, 1) + typed.slice(i, i + 1) + after.slice(1);
    if (swapped !== typed && entryOf(table, swapped).frequency >= rival) return true;
  }
  return false;
}

/** The frequency from which a word is likelier than one that is built. */
const rival = 60;

/** Verbs that are done again or undone: refetching, relicense, descoping. */
const againPattern = /^(?:re|de|mis)(?=\p{Ll}{5})(\p{Ll}+)$/u;
const verbEnding = /(?:ing|ed|es|s)$/u;

function again(table: WordTable, typed: string): number {
  const [, rest = ""] = againPattern.exec(typed) ?? [];
  if (!verbEnding.test(rest) || isSlip(table, typed)) return 0;
  const stem = rest.replace(verbEnding, "");
  if (stem.length < 4 || !isVerbLike(table, stem)) return 0;
  return ground(table, rest, rare) | ground(table, stem) | ground(table, `${stem}e`);
}

/** The frequency of a form that exists but is seldom used. */
const rare = 20;

/** Whether both “fetching” and “fetched” exist: only a verb has them. */
const isVerbLike = (table: WordTable, stem: string): boolean =>
  entryOf(table, `${stem}ing`).dialects !== 0 && entryOf(table, `${stem}ed`).dialects !== 0;

/** Those who do something, or what does it: ingester, cloners. “Directer” and “begger” are slips of director and beggar. */
function doer(table: WordTable, typed: string): number {
  // simplifier, as there are simplify and simplified
  const [, bare = ""] = /^(\p{Ll}{4,})iers?$/u.exec(typed) ?? [];
  if (
    bare !== "" &&
    !isSlip(table, typed) &&
    entryOf(table, `${bare}ied`).dialects !== 0 &&
    entryOf(table, `${bare}ying`).dialects !== 0
  )
    return ground(table, `${bare}y`);
  const [, stem = ""] = /^(\p{Ll}{4,})ers?$/u.exec(typed) ?? [];
  if (stem === "" || !isVerbLike(table, stem) || isSlip(table, typed)) return 0;
  const others = ["or", "ors", "ar", "ier", "ure"].some((end) => entryOf(table, stem + end).dialects !== 0);
  return others ? 0 : ground(table, stem) | ground(table, `${stem}e`);
}

/** Of use in any variety. */
const anywhere = 15;
const notAmerican = dialectBit["en-GB"] | dialectBit["en-AU"];

interface FreeEnding {
  readonly ending: RegExp;
  /** The endings the word may have without the prefix; each is tried. */
  readonly bases: readonly string[];
  readonly least: number;
  readonly dialects: number;
}

const free = (ending: RegExp, bases: readonly string[], least: number, dialects = anywhere): FreeEnding => ({
  ending,
  bases,
  least,
  dialects,
});

/** Suffixes English sets behind a word freely. */
const freeEndings: readonly FreeEnding[] = [
  free(/(?<=\p{Ll}{4})(?:less|wide|proof|worthy)$/u, [""], commonEnough),
  free(/(?<=\p{Ll}{3})(?:like|wise|wards?)$/u, [""], commonEnough),
  free(/(?<=\p{Ll}{3}[^y])ness$/u, [""], commonEnough),
  free(/(?<=\p{Ll}{3})ability$/u, ["able"], 0),
  free(/(?<=\p{Ll}{3}(?:ing|ed))ly$/u, [""], commonEnough),
  free(/(?<=\p{Ll}{3})ably$/u, ["able"], 0),
  free(/(?<=\p{Ll}{3}ic)ally$/u, ["al"], 0),
  free(/(?<=\p{Ll}{3})ists$/u, ["ist"], 0),
  // No such ending as in “noticable”, “debateable”, or “formallize”.
  free(/(?<=\p{Ll}{4}(?:[^aeioucgl]|[cg]e))able$/u, [""], commonEnough),
  free(/(?<=\p{Ll}{5})iz(?:e[sd]?|ing|ations?)$/u, ["", "e"], commonEnough),
  free(/(?<=\p{Ll}{4}[^l])iz(?:e[sd]?|ing|ations?)$/u, ["y"], commonEnough),
  free(/(?<=\p{Ll}{5})is(?:e[sd]|ing|ations?)$/u, ["", "e"], commonEnough, notAmerican),
  free(/(?<=\p{Ll}{3})eth$/u, ["", "e"], commonEnough),
];

function suffixed(table: WordTable, typed: string): number {
  for (const { ending, bases, least, dialects } of freeEndings) {
    if (!ending.test(typed) || hasRival(table, typed)) continue;
    const found = bases.reduce((bits, base) => bits | ground(table, typed.replace(ending, base), least), 0);
    if (found !== 0) return found & dialects;
  }
  return 0;
}

/** “Contemptable”: the word is contemptible. */
function hasRival(table: WordTable, typed: string): boolean {
  return typed.endsWith("able") && entryOf(table, `${typed.slice(0, -4)}ible`).dialects !== 0;
}

/** Nouns that close up with the one before them: bellringers, cornfields. Not “room” and “store”: those are slips. */
const heads = wordSet(`
  acre acres berries berry bird birds boat boats bound cutter cutters fall falls field fields fish fisher fishers grower
  growers hound hounds keeper keepers land lands maker makers making master masters monger mongers ringer ringers scape
  scapes sculptor sculptors seller sellers smith smiths stone stones ware watcher watchers weed weeds wood woods worm
  worms wort wright wrights
`);
const longestHead = 9;
const shortestHead = 4;
/** Returns whether a noun is common enough; few are. */
const functionWord = 195;

function closed(table: WordTable, typed: string): number {
  if (!/^\p{Ll}{7,}$/u.test(typed)) return 0;
  for (let length = shortestHead; length <= Math.min(longestHead, typed.length - 3); length++) {
    if (!heads.has(typed.slice(-length))) continue;
    const entry = entryOf(table, typed.slice(0, -length));
    if (entry.frequency >= commonEnough && entry.frequency < functionWord && !entry.rude) return entry.dialects;
  }
  return 0;
}
