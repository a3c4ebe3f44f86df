import type { Analysis } from "../analysis.ts";
import type { SettingsError } from "../engine.ts";
import type { Finding, Level } from "../finding.ts";
import { likeCase } from "../pattern/letter-case.ts";
import { opensSentence } from "../pattern/replace.ts";
import { createTrie, type Entry, type Match } from "../pattern/trie.ts";
import type { HouseRule, Settings, Term } from "../settings.ts";
import { compileExpression, type Expression, slashed } from "./expression.ts";
import { phrasePattern } from "./phrase.ts";

/** A team's own rules and terms, made ready to read paragraphs. */
export interface HouseLane {
  readonly problems: readonly SettingsError[];
  /** True when there is nothing to look for. */
  readonly idle: boolean;
  read(a: Analysis): Finding[];
}

/** What a matched phrase becomes. `exact`, when given, must be the text for the phrase to count or, for terms, to be right. */
interface Remark {
  readonly ruleId: string;
  readonly level: Level;
  readonly message: string;
  readonly suggestions: readonly string[];
  readonly exact: string | undefined;
  /** Flags what differs from `exact`; a plain rule flags what equals it. */
  readonly wantsDifference: boolean;
}

interface Raw {
  readonly expression: Expression;
  readonly rule: HouseRule;
}

const mostMatches = 1000;

const alternatives = (replace: string): string[] =>
  replace === "" ? [] : replace.split("|").map((each) => each.trim());

const ruleMessage = (rule: HouseRule, suggestion: string | undefined): string => {
  if (rule.message !== "") return rule.message;
  return suggestion ? `House style: write “${suggestion}”.` : "House style: reconsider this.";
};

const remarkOf = (rule: HouseRule): Remark => {
  const suggestions = alternatives(rule.replace);
  return {
    ruleId: `house/${rule.id}`,
    level: "warning",
    message: ruleMessage(rule, suggestions[0]),
    suggestions,
    exact: rule.caseSensitive ? rule.match.trim() : undefined,
    wantsDifference: false,
  };
};

/** The spellings of a term that differ in hyphens and blanks only: e-mail, email, e mail. */
function looseForms(text: string): string[] {
  const words = text.trim().split(/[\s-]+/);
  return [...new Set([text, words.join(" "), words.join("-"), words.join("")])];
}

function termEntries(term: Term): { phrase: string; remark: Remark }[] {
  const ruleId = `term/${term.id}`;
  const suggestions = term.replacement ? alternatives(term.replacement) : [];
  const because = term.description ? ` ${term.description}` : "";
  const base = { ruleId, suggestions, exact: term.caseSensitive ? term.text : undefined, wantsDifference: false };
  switch (term.status) {
    case "Forbidden":
      return [
        {
          phrase: term.text,
          remark: { ...base, level: "error", message: `“${term.text}” is not to be used.${because}` },
        },
      ];
    case "Deprecated":
      return [
        {
          phrase: term.text,
          remark: { ...base, level: "warning", message: `“${term.text}” is out of use.${because}` },
        },
      ];
    case "Admitted":
      return suggestions.length === 0
        ? []
        : [
            {
              phrase: term.text,
              remark: { ...base, level: "hint", message: `“${suggestions[0]}” is preferred.${because}` },
            },
          ];
    case "Approved":
      return looseForms(term.text).map((phrase) => ({
        phrase,
        remark: {
          ruleId,
          level: "warning",
          message: `The term is written “${term.text}”.`,
          suggestions: [term.text],
          exact: term.text,
          wantsDifference: true,
        },
      }));
    case "Pending":
    case "Rejected":
      return [];
  }
}

/** Forms of an approved term that are right although they differ: a capital at the beginning, in a heading, or all capitals. */
function isLegalVariant(a: Analysis, first: number, written: string, exact: string): boolean {
  if (written === exact) return true;
  if (written === exact.toUpperCase() && exact.length > 1 && exact !== exact.toLowerCase()) return a.kind === "heading";
  if (written === written.toUpperCase() && exact === exact.toLowerCase()) return true;
  if (written.toLowerCase() !== exact.toLowerCase()) return false;
  return (
    (opensSentence(a, first) && written.slice(1) === exact.slice(1)) ||
    (a.kind === "heading" && exact === exact.toLowerCase())
  );
}

function phraseFinding(a: Analysis, { first, last, value }: Match<Remark>): Finding | undefined {
  const start = a.tokens[first]?.start ?? 0;
  const end = a.tokens[last - 1]?.end ?? 0;
  const text = a.text.slice(start, end);
  if (value.exact !== undefined) {
    const same = value.wantsDifference ? isLegalVariant(a, first, text, value.exact) : text === value.exact;
    if (same === value.wantsDifference) return undefined;
  }
  const cased = opensSentence(a, first) && !value.wantsDifference;
  const suggestions = value.suggestions
    .map((each) => (cased ? likeCase(text, each) : each))
    .filter((each) => each !== text);
  return {
    ruleId: value.ruleId,
    kind: "team",
    level: value.level,
    start,
    end,
    text,
    message: value.message,
    suggestions,
    sure: false,
  };
}

/** `$1` in a replacement is group 1; `$0` the whole. */
const filledGroups = (template: string, groups: readonly (string | undefined)[]): string =>
  template.replace(/\$(\d)/g, (_, index: string) => groups[Number(index)] ?? "");

function expressionFindings(a: Analysis, { expression, rule }: Raw): Finding[] {
  return expression.matches(a.text, mostMatches).map(({ start, end, groups }) => {
    const suggestions = alternatives(rule.replace).map((each) => filledGroups(each, groups));
    return {
      ruleId: `house/${rule.id}`,
      kind: "team" as const,
      level: "warning" as const,
      start,
      end,
      text: a.text.slice(start, end),
      message: ruleMessage(rule, suggestions[0]),
      suggestions,
      sure: false,
    };
  });
}

/** Compiles a team's rules and terms; what cannot be compiled is reported in `problems` and left out. */
export function createHouseLane({ rules, terms }: Pick<Settings, "rules" | "terms">): HouseLane {
  const problems: SettingsError[] = [];
  const entries: Entry<Remark>[] = [];
  const raw: Raw[] = [];
  const addPhrase = (phrase: string, value: Remark): boolean => {
    const pattern = phrasePattern(phrase);
    if (pattern) entries.push({ pattern, value });
    return pattern !== undefined;
  };
  for (const [index, rule] of rules.entries()) {
    try {
      const expression = slashed(rule.match);
      if (expression)
        raw.push({
          rule,
          expression: compileExpression(expression.pattern, expression.insensitive || !rule.caseSensitive),
        });
      else if (!addPhrase(rule.match, remarkOf(rule)))
        problems.push({ index, message: "The rule has no words to find." });
    } catch (error) {
      problems.push({ index, message: error instanceof Error ? error.message : "The pattern cannot be read." });
    }
  }
  for (const term of terms) for (const { phrase, remark } of termEntries(term)) addPhrase(phrase, remark);
  const trie = createTrie(entries);
  return {
    problems,
    idle: entries.length === 0 && raw.length === 0,
    read(a) {
      if (a.kind === "code") return [];
      const phrases = trie
        .matches(a.tokens)
        .map((match) => phraseFinding(a, match))
        .filter((each) => each !== undefined);
      return [...phrases, ...raw.flatMap((each) => expressionFindings(a, each))];
    },
  };
}
