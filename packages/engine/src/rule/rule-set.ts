import { foundPhrases } from "../facts/found-phrases.ts";
import type { Parsed } from "../facts/parsed.ts";
import type { Finding } from "../findings/finding.ts";
import { ruleFinding } from "../findings/rule-finding.ts";
import type { PatternRow } from "../pattern/pattern-row.ts";
import type { Phrases } from "../pattern/phrases.ts";
import { replacement } from "../pattern/replace.ts";
import { createTrie } from "../pattern/trie.ts";
import { type Steps, stretches, stride } from "../text/steps.ts";
import type { Token } from "../text/token.ts";
import { noted } from "../text/vocabulary.ts";
import type { Hit, Rule } from "./rule.ts";

/** Rules that are ready to read paragraphs. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  /** Returns all findings of the rules in a paragraph with the facts they need, including overlapping ones. */
  read(a: Parsed): Steps<Finding[]>;
}

interface RowOf {
  readonly rule: Rule;
  readonly row: PatternRow;
}

const standard = (matched: string, first: string | undefined): string => {
  if (first === undefined) return `Check “${matched}”.`;
  return first === "" ? `Consider removing “${matched}”.` : `Did you mean “${first}”?`;
};

/** Returns the rows of a rule: its own or those of its phrase table. */
export const rowsOf = ({ id, phrases, patterns }: Rule, tables: Phrases): readonly PatternRow[] =>
  phrases ? tables.rowsOf(id) : (patterns ?? []);

/** Returns the hit of a rule’s row on tokens `first` to before `last`; its message is created when needed. */
function rowHit(a: Parsed, rule: Rule, read: () => PatternRow, first: number, last: number): Hit | undefined {
  if (rule.unless?.(a, first, last)) return undefined;
  const row = read();
  const place = replacement(a, first, last, row.replace ?? []);
  if (!place) return undefined;
  // Returns whether every replacement is what is already there, so that there is nothing to flag.
  if (row.replace && row.replace.length > 0 && place.suggestions.length === 0) return undefined;
  const matched = a.text.slice(a.tokens[first]?.start, a.tokens[last - 1]?.end);
  const message = row.message ?? (rule.message ?? standard)(matched, place.suggestions[0]);
  return {
    ...place,
    message,
    ...(row.picky && { picky: true }),
    ...(rule.unsure?.(a, first, last) && { sure: false }),
  };
}

/** After so many hits of a rule that reads whole paragraphs, the work may be interrupted. */
const hitsOfStep = 32;

/** Compiles rules; those that have phrase tables need `phrases`. Throws PatternError on a row of their own that cannot be read. */
export function createRuleSet(rules: readonly Rule[], phrases?: Phrases): RuleSet {
  const rows = rules.flatMap((rule) => (rule.patterns ?? []).map((row): RowOf => ({ rule, row })));
  const rowAt = (number: number) => rows[number] as RowOf;
  const unread = { count: rows.length, sourceOf: (number: number) => rowAt(number).row.match, valueOf: rowAt };
  const trie = createTrie<RowOf>([], unread, (find) => noted("patterns", find));
  const withTable = new Map(rules.filter((rule) => rule.phrases).map((rule) => [rule.id, rule]));
  const ruleOf = phrases?.ids.map((id) => withTable.get(id)) ?? [];
  const byWord = new Map<string, Rule[]>();
  for (const rule of rules) for (const word of rule.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
  const askedBy = noted("rules", ({ lower }) => byWord.get(lower));
  const readers = rules.filter((rule) => rule.check !== undefined);

  /** Turns hits into findings. */
  type Add = (rule: Rule, hit: Hit | undefined) => void;

  function* askPatterns(a: Parsed, add: Add): Steps<void> {
    for (const { first, last, value } of yield* trie.find(a.tokens))
      add(
        value.rule,
        rowHit(a, value.rule, () => value.row, first, last),
      );
    yield;
  }
  function askTables(a: Parsed, tables: Phrases, add: Add): void {
    for (const { first, last, value } of a.of(foundPhrases)) {
      const rule = ruleOf[tables.tableOf(value)];
      if (rule)
        add(
          rule,
          rowHit(a, rule, () => tables.rowAt(value), first, last),
        );
    }
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
      // The number of tokens in a step: a short paragraph with several rules.
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
      if (rows.length > 0) yield* askPatterns(a, add);
      if (phrases && withTable.size > 0) askTables(a, phrases, add);
      if (byWord.size > 0) yield* askWords(a, add);
      yield* askReaders(a, add);
      return findings;
    },
  };
}
