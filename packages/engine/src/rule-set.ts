import type { Parsed } from "./facts/parsed.ts";
import type { Finding } from "./finding.ts";
import type { PatternRow } from "./pattern/pattern-row.ts";
import type { Phrases } from "./pattern/phrases.ts";
import { replacement } from "./pattern/replace.ts";
import { createTrie } from "./pattern/trie.ts";
import type { Hit, Rule } from "./rule.ts";
import { ruleFinding } from "./rule-finding.ts";
import { type Steps, stretches, stride } from "./text/steps.ts";
import type { Token } from "./text/token.ts";
import { type Keep, noted } from "./text/vocabulary.ts";

/** Rules made ready to read paragraphs. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  /** Everything every rule says about a paragraph of which all is known that they need, overlaps and all. */
  read(a: Parsed): Steps<Finding[]>;
}

interface RowOf {
  readonly rule: Rule;
  readonly row: PatternRow;
}

const standard = (matched: string, first: string | undefined): string => {
  if (first === undefined) return `Look again at “${matched}”.`;
  return first === "" ? `“${matched}” can go.` : `Did you mean “${first}”?`;
};

/** The rows of a rule: its own or those of its phrase table. */
export const rowsOf = ({ id, phrases, patterns }: Rule, tables: Phrases): readonly PatternRow[] =>
  (phrases ? tables.get(id) : patterns) ?? [];

/** The hit of a phrase table’s row on tokens `first` to before `last`. */
function rowHit(a: Parsed, { rule, row }: RowOf, first: number, last: number): Hit | undefined {
  if (rule.unless?.(a, first, last)) return undefined;
  const place = replacement(a, first, last, row.replace ?? []);
  if (!place) return undefined;
  // Every replacement says what already stands there: nothing to remark.
  if (row.replace && row.replace.length > 0 && place.suggestions.length === 0) return undefined;
  const matched = a.text.slice(a.tokens[first]?.start, a.tokens[last - 1]?.end);
  const message = row.message ?? (rule.message ?? standard)(matched, place.suggestions[0]);
  return { ...place, message, ...(row.picky && { picky: true }) };
}

/** After so many hits of a rule that reads whole paragraphs the work may be left. */
const hitsOfStep = 32;

const noPhrases: Phrases = new Map();

/** Compiles rules and their phrase tables. Throws PatternError on a table row that cannot be read. `keep` remembers what words begin them. */
export function createRuleSet(rules: readonly Rule[], phrases: Phrases = noPhrases, keep?: Keep): RuleSet {
  const rows = rules.flatMap((rule) => rowsOf(rule, phrases).map((row): RowOf => ({ rule, row })));
  const trie = createTrie<RowOf>(
    [],
    rows.map((value) => ({ source: value.row.match, value })),
    keep,
  );
  const byWord = new Map<string, Rule[]>();
  for (const rule of rules) for (const word of rule.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
  const askedBy = noted("rules", ({ lower }) => byWord.get(lower));
  const readers = rules.filter((rule) => rule.check !== undefined);

  /** What is told of every hit. */
  type Add = (rule: Rule, hit: Hit | undefined) => void;

  function* askTables(a: Parsed, add: Add): Steps<void> {
    for (const { first, last, value } of yield* trie.find(a.tokens)) add(value.rule, rowHit(a, value, first, last));
    yield;
  }
  function* askWords(a: Parsed, add: Add): Steps<void> {
    for (const { first, last } of stretches(a.tokens.length)) {
      for (let i = first; i < last; i++) {
        const asked = askedBy((a.tokens[i] as Token).entry);
        if (asked) for (const rule of asked) add(rule, rule.at?.(a, i));
      }
      yield;
    }
  }
  function* askReaders(a: Parsed, add: Add): Steps<void> {
    let read = 0;
    for (const rule of readers) {
      let hits = 0;
      for (const hit of rule.check?.(a) ?? []) {
        add(rule, hit);
        if (!hit || ++hits % hitsOfStep === 0) yield;
      }
      // A step reads so many tokens: a short paragraph with several rules.
      read += a.tokens.length;
      if (read < stride) continue;
      yield;
      read = 0;
    }
    yield;
  }

  return {
    rules,
    *read(a) {
      const findings: Finding[] = [];
      if (a.kind === "code") return findings;
      const add: Add = (rule, hit) => {
        if (hit) findings.push(ruleFinding(rule, hit, a.text));
      };
      if (rows.length > 0) yield* askTables(a, add);
      if (byWord.size > 0) yield* askWords(a, add);
      yield* askReaders(a, add);
      return findings;
    },
  };
}
