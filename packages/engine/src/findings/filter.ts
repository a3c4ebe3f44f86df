import { byAddition } from "../settings/by-addition.ts";
import { createOwnWords, type OwnWords } from "../settings/own-words.ts";
import type { Ignore, Settings } from "../settings/settings.ts";
import { wholeFit } from "../team-rules/whole-fit.ts";
import type { Finding } from "./finding.ts";

/** Decides whether a finding is shown. */
export type Filter = (finding: Finding) => boolean;

/**
 * Returns the form in which two spellings of the same word are equal: NFC, case folded (ß is ss), straight apostrophes.
 */
const comparable = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC").replaceAll("’", "'");

/** Most words have nothing to normalize, and a dictionary may have a hundred thousand. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/**
 * Matches a whole text where `*` is any characters and `?` one, with an emoji as one; at worst in the product of both
 * lengths.
 */
function wildcardMatch(patternText: string, flagged: string): boolean {
  const pattern = [...patternText];
  const text = [...flagged];
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (pattern[p] === "?" || pattern[p] === text[t]) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}

/** Returns the names under which an ignore can refer to a rule: everything, its folder, or the rule itself. */
const namesOf = (ruleId: string): string[] => ["", ruleId.slice(0, Math.max(0, ruleId.indexOf("/"))), ruleId];

/** The ignores of one rule or folder, in the form in which they are compared. */
interface Ignored {
  readonly texts: Set<string>;
  readonly wildcards: string[];
  readonly expressions: string[];
}

/** The same, prepared for look-ups. */
type Silences = (flagged: string) => boolean;

const ready = ({ texts, wildcards, expressions }: Ignored, caseSensitive: boolean): Silences => {
  const fits = wholeFit(expressions, caseSensitive);
  return (flagged) =>
    texts.has(flagged) || wildcards.some((pattern) => wildcardMatch(pattern, flagged)) || fits(flagged);
};

type Compared = (text: string) => string;

const asWritten: Compared = (text) => text.normalize("NFC").replaceAll("’", "'");

/** Whole texts are looked up; only wildcards are tried one by one. */
function ignoreFilter(ignores: readonly Ignore[], caseSensitive: boolean): Filter {
  const compared: Compared = caseSensitive ? asWritten : comparable;
  const given = new Map<string, Ignored>();
  for (const { rule, pattern, isRegex } of ignores) {
    const text = compared(pattern === "" ? "*" : pattern);
    const ignored = given.get(rule) ?? { texts: new Set(), wildcards: [], expressions: [] };
    given.set(rule, ignored);
    if (isRegex === true) ignored.expressions.push(pattern);
    else if (/[*?]/.test(text)) ignored.wildcards.push(text);
    else ignored.texts.add(text);
  }
  const byName = new Map([...given].map(([rule, ignored]) => [rule, ready(ignored, caseSensitive)]));
  return ({ ruleId, text }) => {
    const flagged = compared(text);
    return !namesOf(ruleId).some((name) => byName.get(name)?.(flagged) === true);
  };
}

/**
 * Returns a filter that removes findings about dictionary words, ignored findings, and findings of rules that are turned off.
 */
export function settingsFilter(settings: Settings, own: OwnWords = createOwnWords(settings)): Filter {
  return growingFilter()(settings, own);
}

/** Returns a filter for settings that change; an ignore that is added is added to those that were already compiled. */
export function growingFilter(): (settings: Settings, own: OwnWords) => Filter {
  const parts = byAddition<Ignore, Filter>(
    (one, other) =>
      one.pattern === other.pattern &&
      one.rule === other.rule &&
      one.isRegex === other.isRegex &&
      one.caseSensitive === other.caseSensitive,
    ignoresFilter,
  );
  return ({ ignores, disabled }, own) => {
    const off = new Set(disabled);
    const wanted = parts(ignores);
    return (finding) => {
      if (off.has(finding.ruleId)) return false;
      if (finding.kind === "spelling" && (own.knows(finding.text) || isOwnCompound(finding, own))) return false;
      return wanted.every((isWanted) => isWanted(finding));
    };
  };
}

function ignoresFilter(ignores: readonly Ignore[]): Filter {
  const exact = ignores.filter(({ caseSensitive }) => caseSensitive === true);
  const folded = ignores.filter(({ caseSensitive }) => caseSensitive !== true);
  const wanted = [
    ...(folded.length > 0 ? [ignoreFilter(folded, false)] : []),
    ...(exact.length > 0 ? [ignoreFilter(exact, true)] : []),
  ];
  return (finding) => wanted.every((isWanted) => isWanted(finding));
}

const partsOf = (text: string): string[] => text.split(/[-\u2010\u2011]/);

/** Returns whether a word of the writer's own is the part that the dictionary lacks: “zyntharil-like”. */
function isOwnCompound({ text, suggestions: [best] }: Finding, own: OwnWords): boolean {
  const parts = partsOf(text);
  if (parts.length < 2) return false;
  const offered = best === undefined ? [] : partsOf(best);
  const unknown = offered.length === parts.length ? parts.filter((part, i) => part !== offered[i]) : parts;
  return offered.length === parts.length
    ? unknown.every((part) => own.knows(part))
    : parts.some((part) => own.knows(part));
}

const isOneWord = (text: string): boolean => !/\s/.test(text.trim());
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => word !== "");

/**
 * Returns a filter that applies settings to the findings of a late lane, which reads text without them: it removes suggestions
 * that use a term the team avoids, and findings about words in the dictionary.
 */
export function lateFilter(settings: Settings): Filter {
  const wanted = settingsFilter(settings);
  // In a phrase such as “point of sale”, it may still change the function words elsewhere in the sentence.
  const words = settings.words.filter((word) => isOneWord(typeof word === "string" ? word : word.text));
  const own = createOwnWords({ words, terms: settings.terms.filter(({ text }) => isOneWord(text)) });
  const { forbids } = createOwnWords({ words: [], terms: settings.terms });
  const keepsOwn = (text: string, suggestion: string): boolean => {
    const kept = new Set(wordsOf(suggestion));
    return wordsOf(text).every((word) => kept.has(word) || !own.knows(word));
  };
  return (finding) =>
    wanted(finding) && finding.suggestions.every((each) => !forbids(each) && keepsOwn(finding.text, each));
}
