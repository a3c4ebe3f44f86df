import type { Kind } from "../finding.ts";
import type { Style } from "../settings.ts";
import type { DocumentMeasures } from "./document-measures.ts";

/** What a text can be held to, in the order it is shown. */
export const goals = [
  "spelling",
  "grammar",
  "team",
  "score",
  "averageSentence",
  "longestSentence",
  "variety",
  "passive",
  "glue",
  "pronouns",
  "initialPronouns",
  "transitions",
  "paragraph",
  "weScore",
  "grade",
  "consistency",
  "acronyms",
] as const;
export type Goal = (typeof goals)[number];

/** A range that is wanted, both ends included; an end that is not given is open. */
export interface Target {
  readonly least?: number;
  readonly most?: number;
}

export type Targets = Readonly<Record<Goal, Target>>;

/** What of a text's goals comes from its suggestions: how many there are of some kinds, and the score they make. */
export interface IssueCounts extends Readonly<Record<"spelling" | "grammar", number>> {
  /** Undefined where there are too few words to judge. */
  readonly score: number | undefined;
  /** Undefined where no team has decided anything: where nothing can be found, nothing is praised. */
  readonly team: number | undefined;
}

/** Counts the suggestions of each kind: the one figure that the list, the goals, and the reports show under its name. */
export function countKinds(kinds: Iterable<Kind>): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Returns what goals are judged by, from the kinds of a text's suggestions and its score. */
export function issueCounts(kinds: Iterable<Kind>, score: number | undefined, hasTeamRules: boolean): IssueCounts {
  const counts = countKinds(kinds);
  const of = (kind: Kind) => counts.get(kind) ?? 0;
  return { spelling: of("spelling"), grammar: of("grammar"), team: hasTeamRules ? of("team") : undefined, score };
}

/** Fewer words are judged by nobody. */
export const fewestWordsJudged = 50;

/** School grades by kind of text. */
const grades: Readonly<Record<Style, number>> = {
  general: 9,
  web: 8,
  casual: 7,
  business: 10,
  creative: 7,
  technical: 12,
  academic: 14,
};

/** The targets nobody has changed. */
export function defaultTargets(style: Style): Targets {
  return {
    spelling: { most: 0 },
    grammar: { most: 0 },
    team: { most: 0 },
    score: { least: 80 },
    averageSentence: { least: 11, most: 18 },
    longestSentence: { most: 30 },
    variety: { least: 3 },
    passive: { most: 25 },
    glue: { most: 40 },
    pronouns: style === "academic" ? { most: 2 } : { least: 4, most: 15 },
    initialPronouns: { most: 30 },
    transitions: { least: 25 },
    paragraph: { most: 6 },
    weScore: { least: 0.6 },
    grade: { most: grades[style] },
    consistency: { most: 0 },
    acronyms: { most: 0 },
  };
}

/** A goal with what the text has; `isMet` is undefined for a text that is too short to say, and where there is no value. */
export interface GoalValue {
  readonly goal: Goal;
  readonly value: number | undefined;
  readonly isMet: boolean | undefined;
}

/** Holds a text to its targets. */
export function judgeGoals(measures: DocumentMeasures, issues: IssueCounts, targets: Targets): GoalValue[] {
  const isJudged = measures.words >= fewestWordsJudged;
  return goals.map((goal) => {
    const value = goal in issues ? issues[goal as keyof IssueCounts] : measures[goal as keyof DocumentMeasures];
    return { goal, value, isMet: isJudged && value !== undefined ? isWithin(shown(value), targets[goal]) : undefined };
  });
}

/** What is shown is what is judged: nobody is told that 25.04 is more than 25. */
function shown(value: number): number {
  return Math.round(value * 10) / 10;
}

function isWithin(value: number, { least = -Infinity, most = Infinity }: Target): boolean {
  return value >= least && value <= most;
}
