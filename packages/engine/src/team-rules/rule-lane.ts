import type { SettingsError } from "../engine.ts";
import type { Analysis } from "../facts/analysis.ts";
import { defineFact } from "../facts/fact.ts";
import type { Finding } from "../findings/finding.ts";
import type { LinearPattern } from "../linear/index.ts";
import type { Pattern } from "../pattern/compile.ts";
import { createTrie, type TrieEntry } from "../pattern/trie.ts";
import type { TeamRule } from "../settings/settings.ts";
import { spanSet } from "../text/span-set.ts";
import { type Pulse, type Steps, steady } from "../text/steps.ts";
import type { TeamRulePattern } from "./compile-match.ts";
import { slashed } from "./expression.ts";
import { createExpressionSet } from "./expression-set.ts";
import { expressionFinding, tokenAt, tokenFinding } from "./rule-finding.ts";
import { type CompiledRule, compileRule } from "./team-rule.ts";

/** A team's own rules, compiled. */
export interface RuleLane {
  readonly problems: readonly SettingsError[];
  readonly idle: boolean;
  readonly needsTags: boolean;
  /** Returns all findings of the rules in a paragraph, including overlapping ones. */
  read(a: Analysis): Steps<Finding[]>;
}

/** The limit for one regular expression in one paragraph. */
const mostMatches = 200;

/** The limit for all regular expressions of a team, in steps for each character: about 1,000 usual ones. */
const mostSteps = 30_000;

type InSentence = (a: Analysis, sentence: number) => boolean;

/** The sentences of a paragraph in which one of some patterns matches, computed once for each paragraph. */
function sentencesWith(patterns: readonly Pattern[]): InSentence {
  const trie = createTrie(patterns.map((pattern) => ({ pattern, value: undefined })));
  let last: { readonly a: Analysis; readonly found: ReadonlySet<number> } | undefined;
  return (a, sentence) => {
    if (last?.a !== a)
      last = { a, found: new Set(trie.matches(a.tokens).map(({ first }) => a.tokens[first]?.sentence ?? -1)) };
    return last.found.has(sentence);
  };
}

const patternsOf = (phrases: readonly TeamRulePattern[]): Pattern[] => phrases.flatMap(({ patterns }) => patterns);

/** Returns whether a rule applies in a sentence. */
function contextOf({ include, exclude }: CompiledRule): InSentence {
  const wanted = include.length > 0 ? sentencesWith(patternsOf(include)) : () => true;
  const unwanted = exclude.length > 0 ? sentencesWith(patternsOf(exclude)) : () => false;
  return (a, sentence) => wanted(a, sentence) && !unwanted(a, sentence);
}

/** Code and whatever else of a paragraph is not read. */
const unread = defineFact({
  id: "unread",
  needs: [],
  make: (_, { opaque = [] }) => spanSet([...opaque].sort((one, other) => one.start - other.start)),
});

interface Ready {
  readonly compiled: CompiledRule;
  readonly mayStand: InSentence;
}

interface Expressive extends Ready {
  readonly expression: LinearPattern;
}

/** A line break inside a paragraph is a blank, so a rule need not know where lines were broken. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]/g, " ");

const tooMuch = "Together, the regular expressions up to this one take too long. Shorten some of them.";

/**
 * Rules that can be used, and the problems of the others; those that are turned off are in neither unless they have
 * problems.
 */
function compiledOf(rules: readonly TeamRule[], pulse: Pulse): { problems: SettingsError[]; usable: CompiledRule[] } {
  const problems: SettingsError[] = [];
  const usable: CompiledRule[] = [];
  let steps = 0;
  for (const [index, rule] of rules.entries()) {
    pulse();
    // Compiling costs as much as a short text does: no expression is compiled that could not be used anyway.
    if (steps > mostSteps && rule.enabled !== false && slashed(rule.match)) {
      problems.push({ index, field: "match", message: tooMuch });
      continue;
    }
    const compiled = compileRule(rule);
    if (!("finds" in compiled)) {
      problems.push(...compiled.map((problem) => ({ index, ...problem })));
      continue;
    }
    if (rule.enabled === false) continue;
    if ("expression" in compiled.finds) steps += compiled.finds.expression.size;
    if ("expression" in compiled.finds && steps > mostSteps) problems.push({ index, field: "match", message: tooMuch });
    else usable.push(compiled);
  }
  return { problems, usable };
}

/**
 * Compiles rules; those that cannot be used are reported and left out, those switched off are only left out. `pulse` is
 * called before each, and now and then while one reads a long paragraph.
 */
export function createRuleLane(rules: readonly TeamRule[], pulse: Pulse = steady): RuleLane {
  const { problems, usable } = compiledOf(rules, pulse);
  const entries: TrieEntry<Ready>[] = [];
  const expressive: Expressive[] = [];
  for (const compiled of usable) {
    const ready: Ready = { compiled, mayStand: contextOf(compiled) };
    if ("expression" in compiled.finds) expressive.push({ ...ready, expression: compiled.finds.expression });
    else for (const pattern of compiled.finds.pattern.patterns) entries.push({ pattern, value: ready });
  }
  const trie = createTrie(entries);
  const fitting = createExpressionSet(expressive.map(({ expression }) => expression));

  function* byTokens(a: Analysis): Steps<Finding[]> {
    const matches = entries.length > 0 ? yield* trie.find(a.tokens) : [];
    return matches.flatMap(({ first, last, value }) => {
      if (!value.mayStand(a, a.tokens[first]?.sentence ?? -1)) return [];
      return tokenFinding(a, value.compiled, first, last) ?? [];
    });
  }

  const byExpression = (a: Analysis, text: string, { expression, mayStand, compiled }: Expressive): Finding[] =>
    expression.matches(text, mostMatches, pulse).flatMap((match) => {
      if (a.of(unread).covers(match)) return [];
      const sentence = a.tokens[tokenAt(a, match.start)]?.sentence ?? a.sentences.length - 1;
      return mayStand(a, sentence) ? (expressionFinding(a, compiled, match) ?? []) : [];
    });

  function* byExpressions(a: Analysis): Steps<Finding[]> {
    const found: Finding[] = [];
    if (expressive.length === 0) return found;
    const text = oneLine(a.text);
    for (const index of yield* fitting(text)) {
      yield;
      const each = expressive[index];
      if (each) found.push(...byExpression(a, text, each));
    }
    return found;
  }

  return {
    problems,
    idle: usable.length === 0,
    needsTags: usable.some(({ needsTags }) => needsTags),
    *read(a) {
      const found = yield* byTokens(a);
      return [...found, ...(yield* byExpressions(a))];
    },
  };
}
