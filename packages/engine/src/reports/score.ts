import type { Kind } from "../findings/finding.ts";
import { fewestWordsJudged } from "./goals.ts";

/** The parts of a score, in the order they are shown. */
export const families = ["spelling", "grammar", "style", "team"] as const;
/** A part of a score. */
export type ScorePart = (typeof families)[number];

/** Scores from 0 to 100, whole numbers. */
export interface Score {
  /** The mean of the families that count, rounded down. */
  readonly overall: number;
  /** The team's family is missing where no team has decided anything. */
  readonly families: Readonly<Partial<Record<ScorePart, number>>>;
}

const familyOf: Readonly<Record<Kind, ScorePart>> = {
  spelling: "spelling",
  grammar: "grammar",
  punctuation: "grammar",
  clarity: "style",
  style: "style",
  inclusive: "style",
  team: "team",
};

/** Changes whenever the same text would get another score, because scores of different versions are not compared. */
export const scoreVersion = 1;

/** This many words weigh as much as one suggestion. */
const wordsPerUnit = 75;

/**
 * Returns `100·N/(N+issues)` with `N = words/75`, the formula that Acrolinx and Writer have published; 0 for no words.
 * @example
 * const score = familyScore(150, 1); // 66.7
 */
export function familyScore(words: number, issues: number): number {
  const units = words / wordsPerUnit;
  return units === 0 ? 0 : (100 * units) / (units + issues);
}

/**
 * Returns whether settings contain anything a text could violate: team rules, terms, or templates. Only then is the team
 * category shown.
 */
export const hasTeamRules = (decided: {
  readonly rules: readonly unknown[];
  readonly terms: readonly unknown[];
  readonly templates?: readonly unknown[];
}): boolean => decided.rules.length + decided.terms.length + (decided.templates ?? []).length > 0;

/**
 * Scores a text by the categories of its suggestions. Returns undefined for fewer than fifty words. The team category counts
 * only where team rules exist.
 * @example
 * const score = scoreText(150, ["grammar", "style"], false);
 * score?.overall; // 77
 */
export function scoreText(words: number, remarks: Iterable<Kind>, hasRules: boolean): Score | undefined {
  if (words < fewestWordsJudged) return undefined;
  const issues: Record<ScorePart, number> = { spelling: 0, grammar: 0, style: 0, team: 0 };
  for (const kind of remarks) issues[familyOf[kind]]++;
  const counted = families.filter((family) => family !== "team" || hasRules);
  const exact = counted.map((family) => familyScore(words, issues[family]));
  const mean = exact.reduce((total, each) => total + each, 0) / counted.length;
  return {
    // A tiny amount is added so that a mean of 100 stays 100 whatever the rounding.
    overall: Math.floor(mean + 1e-9),
    families: Object.fromEntries(counted.map((family, i) => [family, Math.round(exact[i] ?? 0)])),
  };
}

/** What the suggestions of one category cost a text. */
export interface Cost {
  readonly kind: Kind;
  readonly remarks: number;
  /** The overall score the text had without them. */
  readonly without: number;
}

/**
 * Returns the score that a text would have without the suggestions of one category, for each category, the largest gain first.
 * Empty for fewer than fifty words.
 * @example
 * const [largest] = costsOf(150, ["grammar", "grammar", "style"], false);
 * largest?.kind; // "grammar"
 */
export function costsOf(words: number, remarks: Iterable<Kind>, hasTeamRules: boolean): Cost[] {
  const all = [...remarks];
  return [...new Set(all)]
    .flatMap((kind): Cost[] => {
      const others = all.filter((each) => each !== kind);
      const without = scoreText(words, others, hasTeamRules)?.overall;
      return without === undefined ? [] : [{ kind, remarks: all.length - others.length, without }];
    })
    .sort((a, b) => b.without - a.without || a.remarks - b.remarks);
}
