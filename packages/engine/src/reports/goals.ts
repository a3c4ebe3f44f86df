import type { Kind } from "../findings/finding.ts";
import type { Style } from "../settings/settings.ts";
import type { DocumentMeasures } from "./document-measures.ts";

/** All goals, in the order they are shown. */
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
/** The id of a goal. */
export type Goal = (typeof goals)[number];

/** A target range, both ends included; a missing end is open. */
export interface Target {
  readonly least?: number;
  readonly most?: number;
}

/** A target for some of the goals. */
export type Targets = Readonly<Record<Goal, Target>>;

/** The values of goals that come from suggestions: counts of some categories, and the score. */
export interface IssueCounts extends Readonly<Record<"spelling" | "grammar", number>> {
  /** Undefined if there are too few words to judge. */
  readonly score: number | undefined;
  /** Undefined if no team has decided anything: where nothing can be found, nothing is praised. */
  readonly team: number | undefined;
}

/** Counts the suggestions of each category: the figures that the list, the goals, and the reports show. */
export function countKinds(kinds: Iterable<Kind>): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/**
 * Returns the values that goals need from suggestions: counts by category, and the score.
 * @example
 * const score = scoreText(150, ["grammar"], false);
 * issueCounts(["grammar"], score?.overall, false).grammar; // 1
 */
export function issueCounts(kinds: Iterable<Kind>, score: number | undefined, hasTeamRules: boolean): IssueCounts {
  const counts = countKinds(kinds);
  const of = (kind: Kind) => counts.get(kind) ?? 0;
  return { spelling: of("spelling"), grammar: of("grammar"), team: hasTeamRules ? of("team") : undefined, score };
}

/** Texts with fewer words are not compared with targets. */
export const fewestWordsJudged = 50;

/** The targets of General, and of every kind of text without its own. */
const usual: Targets = {
  spelling: { most: 0 },
  grammar: { most: 0 },
  team: { most: 0 },
  score: { least: 80 },
  averageSentence: { least: 11, most: 18 },
  longestSentence: { most: 30 },
  variety: { least: 3 },
  passive: { most: 25 },
  glue: { most: 40 },
  pronouns: { least: 4, most: 15 },
  initialPronouns: { most: 30 },
  transitions: { least: 25 },
  paragraph: { most: 6 },
  weScore: { least: 0.6 },
  grade: { most: 9 },
  consistency: { most: 0 },
  acronyms: { most: 0 },
};

/**
 * The targets of other kinds of text. Nine in ten edited pieces of a kind keep to them, see docs/history/2026-11.md; a
 * goal that does not apply to a kind has no ends.
 */
const ofStyle: Readonly<Record<Style, Partial<Targets>>> = {
  general: {},
  casual: { grade: { most: 7 } },
  web: {
    averageSentence: { least: 11, most: 24 },
    longestSentence: { most: 60 },
    glue: { most: 42 },
    pronouns: { least: 2, most: 15 },
    paragraph: { most: 10 },
    grade: { most: 8 },
  },
  business: {
    averageSentence: { least: 11, most: 24 },
    longestSentence: { most: 60 },
    glue: { most: 42 },
    pronouns: { least: 2, most: 15 },
    paragraph: { most: 10 },
    grade: { most: 10 },
  },
  technical: {
    averageSentence: { least: 11, most: 24 },
    longestSentence: { most: 65 },
    passive: { most: 35 },
    glue: { most: 43 },
    pronouns: { most: 15 },
    paragraph: { most: 10 },
    weScore: {},
    grade: { most: 12 },
  },
  academic: {
    averageSentence: { least: 11, most: 25 },
    longestSentence: { most: 80 },
    glue: { most: 45 },
    pronouns: { most: 2 },
    paragraph: { most: 15 },
    weScore: {},
    grade: { most: 15 },
  },
  creative: {
    averageSentence: { least: 8, most: 25 },
    longestSentence: {},
    glue: { most: 45 },
    pronouns: { least: 2, most: 15 },
    initialPronouns: { most: 40 },
    transitions: { least: 15 },
    paragraph: {},
    weScore: {},
    grade: { most: 11 },
  },
};

/** The targets that apply until someone changes them. */
export const defaultTargets = (style: Style): Targets => ({ ...usual, ...ofStyle[style] });

/** A goal with the value of the text. `isMet` is undefined for a text that is too short, and without a value or a target. */
export interface GoalValue {
  readonly goal: Goal;
  readonly value: number | undefined;
  readonly isMet: boolean | undefined;
}

/**
 * Compares the measures of a text with its targets.
 * @example
 * const engine = createEngine(await readAssets());
 * const measures = measureDocument(engine.paragraphs("She ate an apple.").map((each) => engine.measure(each)));
 * judgeGoals(measures, issueCounts([], undefined, false), defaultTargets("general"));
 */
export function judgeGoals(measures: DocumentMeasures, issues: IssueCounts, targets: Targets): GoalValue[] {
  const isJudged = measures.words >= fewestWordsJudged;
  return goals.map((goal) => {
    const value = goal in issues ? issues[goal as keyof IssueCounts] : measures[goal as keyof DocumentMeasures];
    const { least, most } = targets[goal];
    const canJudge = isJudged && value !== undefined && (least ?? most) !== undefined;
    return { goal, value, isMet: canJudge ? isWithin(shown(value), targets[goal]) : undefined };
  });
}

/** Returns the value as displayed, which is also compared, so that no one reads that 25 is more than 25. */
function shown(value: number): number {
  return Math.round(value * 10) / 10;
}

function isWithin(value: number, { least = -Infinity, most = Infinity }: Target): boolean {
  return value >= least && value <= most;
}
