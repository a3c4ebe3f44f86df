import type { Analysis } from "./analysis.ts";
import type { Finding } from "./finding.ts";
import { compile } from "./pattern/compile.ts";
import { replacement } from "./pattern/replace.ts";
import { createTrie } from "./pattern/trie.ts";
import type { Hit, PatternRow, Rule } from "./rule.ts";

/** Rules made ready to read paragraphs. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  /** Everything every rule says about a paragraph, overlaps and all. */
  read(a: Analysis): Finding[];
}

interface RowOf {
  readonly rule: Rule;
  readonly row: PatternRow;
}

const standard = (matched: string, first: string | undefined): string => {
  if (first === undefined) return `Look again at “${matched}”.`;
  return first === "" ? `“${matched}” can go.` : `Did you mean “${first}”?`;
};

function finding(a: Analysis, rule: Rule, hit: Hit): Finding {
  return {
    ruleId: rule.id,
    kind: rule.kind,
    level: hit.level ?? rule.level,
    start: hit.start,
    end: hit.end,
    text: a.text.slice(hit.start, hit.end),
    message: hit.message,
    suggestions: hit.suggestions,
    sure: rule.sure === true && hit.suggestions.length > 0,
  };
}

/** The hit of a phrase table’s row on tokens `first` to before `last`. */
function rowHit(a: Analysis, { rule, row }: RowOf, first: number, last: number): Hit | undefined {
  if (rule.unless?.(a, first, last)) return undefined;
  const place = replacement(a, first, last, row.replace ?? []);
  if (!place) return undefined;
  // Every replacement says what already stands there: nothing to remark.
  if (row.replace && row.replace.length > 0 && place.suggestions.length === 0) return undefined;
  const matched = a.text.slice(a.tokens[first]?.start, a.tokens[last - 1]?.end);
  const message = row.message ?? (rule.message ?? standard)(matched, place.suggestions[0]);
  return { start: place.start, end: place.end, suggestions: place.suggestions, message };
}

/** Compiles rules. Throws PatternError on a table row that cannot be read. */
export function createRuleSet(rules: readonly Rule[]): RuleSet {
  const trie = createTrie<RowOf>(
    rules.flatMap((rule) =>
      (rule.patterns ?? []).map((row) => ({ pattern: compile(row.match), value: { rule, row } })),
    ),
  );
  const byWord = new Map<string, Rule[]>();
  for (const rule of rules) for (const word of rule.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), rule]);
  const readers = rules.filter((rule) => rule.check !== undefined);

  function* hits(a: Analysis): Iterable<[Rule, Hit | undefined]> {
    for (const { first, last, value } of trie.matches(a.tokens)) yield [value.rule, rowHit(a, value, first, last)];
    for (const [i, token] of a.tokens.entries())
      for (const rule of byWord.get(token.lower) ?? []) yield [rule, rule.at?.(a, i)];
    for (const rule of readers) for (const hit of rule.check?.(a) ?? []) yield [rule, hit];
  }

  return {
    rules,
    read(a) {
      const findings: Finding[] = [];
      if (a.kind === "code") return findings;
      for (const [rule, hit] of hits(a)) if (hit) findings.push(finding(a, rule, hit));
      return findings;
    },
  };
}
