import { texts } from "../texts.ts";
import { type Exceptions, exceptionsOf } from "./exceptions.ts";
import { finiteWords } from "./finite-words.ts";
import { longestPattern, namesMissingGroup, type WhyNotPattern, whyNotLinear } from "./linear-pattern.ts";
import { patternOfToken, phraseOfToken } from "./phrase-token.ts";
import type { ValeEntries, ValeEntry, ValeRule } from "./vale-rule.ts";

interface Token {
  readonly token: string;
  readonly replace: string;
  readonly line: number;
}

const cannotUse = ({ token, line }: Token, why: WhyNotPattern | "group"): ValeEntries => ({
  entries: [],
  left: [{ line, message: texts.vale.badToken(token, why, longestPattern) }],
});

function phraseEntry(phrase: string, { replace, line }: Token, exceptions: Exceptions): ValeEntry | undefined {
  const excepted = exceptions.excepts(phrase);
  if (excepted) return undefined;
  return { line, match: phrase, isRegex: false, replace, isUnsure: excepted === undefined };
}

/** Returns the entries of a token: a phrase, a few phrases if some words are excepted, or a regular expression. */
function tokenEntry(token: Token, nonword: boolean, exceptions: Exceptions): ValeEntries {
  if (token.token.length > longestPattern) return cannotUse(token, "long");
  const phrase = phraseOfToken(token.token, nonword);
  if (phrase !== undefined && phrase.trim() !== "") {
    const entry = phraseEntry(phrase, token, exceptions);
    return { entries: entry ? [entry] : [], left: [] };
  }
  const match = patternOfToken(token.token, nonword);
  const why = whyNotLinear(match) ?? (namesMissingGroup(match, token.replace) ? "group" : undefined);
  if (why !== undefined) return cannotUse(token, why);
  const words = !exceptions.none && !nonword ? finiteWords(token.token)?.words : undefined;
  if (words && !token.replace.includes("$")) {
    const entries = words.map((word) => phraseEntry(word, token, exceptions)).filter((each) => each !== undefined);
    return { entries, left: [] };
  }
  const isUnsure = !exceptions.none;
  return { entries: [{ line: token.line, match, isRegex: true, replace: token.replace, isUnsure }], left: [] };
}

/** Returns the entries of all tokens of a rule. */
export function tokenEntries(tokens: readonly Token[], { yaml }: ValeRule): ValeEntries {
  const nonword = yaml.flag("nonword");
  const exceptions = exceptionsOf(yaml);
  return joined(tokens.map((token) => tokenEntry(token, nonword, exceptions)));
}

/** Joins several results. */
export const joined = (parts: readonly ValeEntries[]): ValeEntries => ({
  entries: parts.flatMap(({ entries }) => entries),
  left: parts.flatMap(({ left }) => left),
});

/** Returns a regular expression as an entry, or why it cannot be one. */
export function patternEntry(match: string, line: number, more: { replace?: string; note?: string } = {}): ValeEntries {
  const why = whyNotLinear(match);
  if (why !== undefined)
    return { entries: [], left: [{ line, message: texts.vale.badExpression(why, longestPattern) }] };
  return { entries: [{ line, match, isRegex: true, replace: more.replace ?? "", note: more.note }], left: [] };
}
