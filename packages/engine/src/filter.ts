import type { Finding } from "./finding.ts";
import type { Ignore, Settings } from "./settings.ts";

/** Whether a finding is wanted. */
export type Filter = (finding: Finding) => boolean;

/** What two spellings of the same thing have in common: NFC, lower case, straight apostrophes. */
export const comparable = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("’", "'");

/** Whole-text match where `*` is any letters and `?` one; linear, whatever the pattern. */
export function wildcardMatch(pattern: string, text: string): boolean {
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

const hasCapital = /\p{Lu}/u;

/** Whether a personal or team word covers a flagged word: an entry with a capital is exact, another fits any case. */
function wordFilter(words: readonly string[]): (text: string) => boolean {
  const exact = new Set<string>();
  const any = new Set<string>();
  for (const word of words) {
    const straight = word.normalize("NFC").replaceAll("’", "'").trim();
    if (hasCapital.test(straight)) exact.add(straight);
    else any.add(straight);
  }
  const shouted = new Set([...exact].map((word) => word.toUpperCase()));
  const known = (word: string): boolean => exact.has(word) || any.has(word.toLowerCase()) || shouted.has(word);
  return (text) => {
    const straight = text.normalize("NFC").replaceAll("’", "'");
    return known(straight) || known(straight.replace(/'s?$/i, ""));
  };
}

/** What an ignore may name to mean a rule: everything, the rule's folder, the rule. */
const namesOf = (ruleId: string): string[] => ["", ruleId.slice(0, Math.max(0, ruleId.indexOf("/"))), ruleId];

/** Ignores by the rule or folder they name: whole texts are looked up, only wildcards are tried one by one. */
function ignoreFilter(ignores: readonly Ignore[]): Filter {
  const texts = new Map<string, Set<string>>();
  const wildcards = new Map<string, string[]>();
  for (const { rule, pattern } of ignores) {
    const text = comparable(pattern === "" ? "*" : pattern);
    if (/[*?]/.test(text)) wildcards.set(rule, [...(wildcards.get(rule) ?? []), text]);
    else texts.set(rule, (texts.get(rule) ?? new Set()).add(text));
  }
  return ({ ruleId, text }) => {
    const flagged = comparable(text);
    return !namesOf(ruleId).some(
      (name) =>
        texts.get(name)?.has(flagged) || wildcards.get(name)?.some((pattern) => wildcardMatch(pattern, flagged)),
    );
  };
}

/** What settings leave of findings: dictionary words, ignores and switched-off rules are gone. */
export function settingsFilter({ words, ignores, disabled }: Settings): Filter {
  const isWord = words.length > 0 ? wordFilter(words) : () => false;
  const wanted = ignores.length > 0 ? ignoreFilter(ignores) : () => true;
  const off = new Set(disabled);
  return (finding) => {
    if (off.has(finding.ruleId)) return false;
    if (finding.kind === "spelling" && isWord(finding.text)) return false;
    return wanted(finding);
  };
}
