import type { Style } from "../settings.ts";
import type { DocumentMeasures } from "./document-measures.ts";

/** What a text can be held to, in the order it is shown. */
export const goals = [
  "spelling",
  "grammar",
  "team",
  "averageSentence",
  "longestSentence",
  "variety",
  "passive",
  "glue",
  "transitions",
  "grade",
] as const;
export type Goal = (typeof goals)[number];

/** A range that is wanted, both ends included; an end that is not given is open. */
export interface Target {
  readonly least?: number;
  readonly most?: number;
}

export type Targets = Readonly<Record<Goal, Target>>;

/** How many remarks of the kinds that are goals a text has. */
export type IssueCounts = Readonly<Record<"spelling" | "grammar" | "team", number>>;

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
    averageSentence: { least: 11, most: 18 },
    longestSentence: { most: 30 },
    variety: { least: 3 },
    passive: { most: 25 },
    glue: { most: 40 },
    transitions: { least: 25 },
    grade: { most: grades[style] },
  };
}

/** A goal with what the text has; `isMet` is undefined for a text that is too short to say. */
export interface GoalValue {
  readonly goal: Goal;
  readonly value: number;
  readonly isMet: boolean | undefined;
}

/** Holds a text to its targets. */
export function judgeGoals(measures: DocumentMeasures, issues: IssueCounts, targets: Targets): GoalValue[] {
  const isJudged = measures.words >= fewestWordsJudged;
  return goals.map((goal) => {
    const value = goal in issues ? issues[goal as keyof IssueCounts] : measures[goal as keyof DocumentMeasures];
    return { goal, value, isMet: isJudged ? isWithin(shown(value), targets[goal]) : undefined };
  });
}

/** What is shown is what is judged: nobody is told that 25.04 is more than 25. */
function shown(value: number): number {
  return Math.round(value * 10) / 10;
}

function isWithin(value: number, { least = -Infinity, most = Infinity }: Target): boolean {
  return value >= least && value <= most;
}
