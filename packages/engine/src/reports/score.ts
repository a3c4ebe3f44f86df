import type { Kind } from "../finding.ts";
import { fewestWordsJudged } from "./goals.ts";

/** What a text is scored in, in the order it is shown. */
export const families = ["spelling", "grammar", "style", "team"] as const;
export type Family = (typeof families)[number];

/** From 0 to 100, whole numbers. */
export interface Score {
  /** The mean of the families that count, rounded down. */
  readonly overall: number;
  /** The team's family is missing where no team has decided anything. */
  readonly families: Readonly<Partial<Record<Family, number>>>;
}

const familyOf: Readonly<Record<Kind, Family>> = {
  spelling: "spelling",
  grammar: "grammar",
  punctuation: "grammar",
  clarity: "style",
  style: "style",
  inclusive: "style",
  team: "team",
};

/** Changes whenever the same text would get another score: scores of different versions are not compared. */
export const scoreVersion = 1;

/** As many words weigh as much as one remark. */
const wordsPerUnit = 75;

/** `100·N/(N+issues)` with `N = words/75`, the formula that Acrolinx and Writer have published; 0 for no words. */
export function familyScore(words: number, issues: number): number {
  const units = words / wordsPerUnit;
  return units === 0 ? 0 : (100 * units) / (units + issues);
}

/** Whether somebody (a team, the writer, a project) has decided something that a text could break: only then is it told of. */
export const hasTeamRules = (decided: {
  readonly rules: readonly unknown[];
  readonly terms: readonly unknown[];
  readonly templates?: readonly unknown[];
}): boolean => decided.rules.length + decided.terms.length + (decided.templates ?? []).length > 0;

/**
 * Scores a text by the kinds of the remarks it has. Undefined under fifty words, which say too little. The team's
 * family counts only for those who have a team's rules: where nothing can be found, nothing is praised.
 */
export function scoreText(words: number, remarks: Iterable<Kind>, hasRules: boolean): Score | undefined {
  if (words < fewestWordsJudged) return undefined;
  const issues: Record<Family, number> = { spelling: 0, grammar: 0, style: 0, team: 0 };
  for (const kind of remarks) issues[familyOf[kind]]++;
  const counted = families.filter((family) => family !== "team" || hasRules);
  const exact = counted.map((family) => familyScore(words, issues[family]));
  const mean = exact.reduce((total, each) => total + each, 0) / counted.length;
  return {
    // A hair is added so that a mean of 100 stays 100 however it was added up.
    overall: Math.floor(mean + 1e-9),
    families: Object.fromEntries(counted.map((family, i) => [family, Math.round(exact[i] ?? 0)])),
  };
}

/** What the remarks of one kind cost a text. */
export interface Cost {
  readonly kind: Kind;
  readonly remarks: number;
  /** The overall score the text had without them. */
  readonly without: number;
}

/** What a text would score were all remarks of one kind gone, the most rewarding kind first. Empty under fifty words. */
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
