import { judgeGoals, type Kind, scoreText } from "@housestyle/engine";
import { measure, share } from "./measure.ts";
import { noting } from "./noting.ts";
import type { Reading } from "./reading.ts";
import type { Report } from "./report.ts";
import { texts } from "./texts.ts";

const { overview: own } = texts;

/** Words a minute: Brysbaert, “How many words do we read per minute?” (2019), for prose; the usual pace of a talk. */
const pace = { reading: 238, speaking: 150 };

const goalOf: Readonly<Partial<Record<Kind, "spelling" | "grammar" | "team">>> = {
  spelling: "spelling",
  grammar: "grammar",
  punctuation: "grammar",
  team: "team",
};

function judged({ findings, measures, targets }: Reading, score: number | undefined) {
  const issues = { spelling: 0, grammar: 0, team: 0, score: score ?? 0 };
  for (const { kind } of findings) {
    const goal = goalOf[kind];
    if (goal) issues[goal]++;
  }
  return judgeGoals(measures, issues, targets).filter(({ isMet }) => isMet !== undefined);
}

const wordsIn = noting(({ words, sentences }) => ({
  words: words.length,
  sentences: sentences.length,
  lemmas: [...new Set(words.map(({ lemma }) => lemma))],
}));

/** The text at a glance. */
export const overview: Report = {
  id: "overview",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { text, paragraphs, findings, measures } = reading;
    const all = wordsIn(reading).map(({ note }) => note);
    const words = all.reduce((sum, note) => sum + note.words, 0);
    const sentences = all.reduce((sum, note) => sum + note.sentences, 0);
    const unique = new Set(all.flatMap(({ lemmas }) => lemmas)).size;
    const score = scoreText(
      measures.words,
      findings.map(({ kind }) => kind),
      findings.some(({ kind }) => kind === "team"),
    );
    const goals = judged(reading, score?.overall);
    return {
      measures: [
        measure("words", own.words, measures.words),
        measure("unique", own.unique, unique),
        measure("vocabulary", own.vocabulary, share(unique, words), "percent"),
        measure("sentences", own.sentences, sentences),
        measure("paragraphs", own.paragraphs, paragraphs.length),
        measure("characters", own.characters, text.length),
        measure("reading", own.reading, measures.words / pace.reading),
        measure("speaking", own.speaking, measures.words / pace.speaking),
        ...(score ? [measure("score", own.score, score.overall, "number", { least: 80 })] : []),
        ...(goals.length > 0
          ? [measure("goals", own.goals, goals.filter(({ isMet }) => isMet).length, "number", { least: goals.length })]
          : []),
      ],
      graphs: [],
      places: [],
    };
  },
};
