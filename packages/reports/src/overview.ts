import { type Goal, issueCounts, judgeGoals, type ScorePart, scoreText } from "@housestyle/engine";
import type { AnalyzedText } from "./analysis/analyzed-text.ts";
import { wordCountOf } from "./analysis/word-count.ts";
import { nameCounter } from "./notes/name-counts.ts";
import { measure, share } from "./result/measure.ts";
import type { Report } from "./result/report.ts";
import { texts } from "./texts.ts";

const { overview: own } = texts;

/** Words a minute: Brysbaert, “How many words do we read per minute?” (2019), for prose; the usual pace of a talk. */
const pace = { reading: 238, speaking: 150 };

/** Goals that are shares of a hundred. */
const shares: ReadonlySet<Goal> = new Set(["passive", "glue", "pronouns", "initialPronouns", "transitions"]);

/** Goals without a target for this kind of text are not among them, nor those that there is nothing to judge by. */
function judged(reading: AnalyzedText, score: number | undefined) {
  const { findings, measures, targets } = reading;
  const issues = issueCounts(
    findings.map(({ kind }) => kind),
    score,
    reading.hasTeamRules,
  );
  return judgeGoals(measures, issues, targets).filter(({ isMet }) => isMet !== undefined);
}

const lemmasIn = nameCounter(({ words }) => words.map(({ lemma }) => lemma));

/** The text at a glance. */
export const overview: Report = {
  id: "overview",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { text, paragraphs, findings, measures, targets } = reading;
    const words = wordCountOf(reading);
    const sentences = paragraphs.reduce((sum, { analyzed: paragraph }) => sum + paragraph.sentences.length, 0);
    // An empty line at the end is no paragraph, and neither are the asterisks between two scenes.
    const written = paragraphs.filter(({ analyzed: paragraph }) => paragraph.words.length > 0);
    const unique = lemmasIn(reading).counts.size;
    const score = scoreText(
      measures.words,
      findings.map(({ kind }) => kind),
      reading.hasTeamRules,
    );
    const goals = judged(reading, score?.overall);
    return {
      measures: [
        ...(score ? [measure("score", own.score, score.overall, "number", targets.score)] : []),
        ...Object.entries(score?.families ?? {}).map(([family, value]) =>
          measure(`score-${family}`, own.families[family as ScorePart], value),
        ),
        ...(goals.length > 0
          ? [measure("goals", own.goals, goals.filter(({ isMet }) => isMet).length, "number", { least: goals.length })]
          : []),
        ...goals.map(({ goal, value = 0 }) =>
          measure(`goal-${goal}`, own.goal[goal], value, shares.has(goal) ? "percent" : "number", targets[goal]),
        ),
        measure("words", own.words, measures.words),
        measure("unique", own.unique, unique),
        measure("vocabulary", own.vocabulary, share(unique, words), "percent"),
        measure("sentences", own.sentences, sentences),
        measure("paragraphs", own.paragraphs, written.length),
        measure("characters", own.characters, text.length),
        measure("reading", own.reading, measures.words / pace.reading),
        measure("speaking", own.speaking, measures.words / pace.speaking),
      ],
      graphs: [],
      places: [],
    };
  },
};
