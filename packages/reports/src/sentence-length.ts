import { defaultTargets } from "@housestyle/engine";
import { measure } from "./measure.ts";
import type { Report } from "./report.ts";
import { inSteps } from "./steps.ts";
import { texts } from "./texts.ts";

const { sentenceLength: own } = texts;
const wordsInAStep = 5;

/** How long sentences are. */
export const sentenceLength: Report = {
  id: "slength",
  title: () => own.title,
  about: () => own.about,
  tell({ sentences, measures, style }) {
    const { averageSentence, longestSentence, variety } = defaultTargets(style);
    const { most = Number.POSITIVE_INFINITY } = longestSentence;
    return {
      measures: [
        measure("average", own.average, measures.averageSentence, "number", averageSentence),
        measure("longest", own.longest, measures.longestSentence, "number", longestSentence),
        measure("variety", own.variety, measures.variety, "number", variety),
      ],
      graphs: [{ title: own.lengths, bars: inSteps(sentences, ({ words }) => words.length, wordsInAStep) }],
      places: sentences
        .filter(({ words }) => words.length > most)
        .map(({ start, end, words }) => ({ start, end, note: own.long(words.length) })),
    };
  },
};
