import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { histogram } from "../result/histogram.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { sentenceLength: own } = texts;
const wordsInAStep = 5;

const lengthsIn = occurrenceFinder(({ sentences }) =>
  sentences.map(({ start, end, length }) => ({ start, end, words: length })),
);

/** How long sentences are. */
export const sentenceLength: Report = {
  id: "slength",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { measures, targets } = reading;
    const sentences = lengthsIn(reading);
    const { averageSentence, longestSentence, variety } = targets;
    const { most = Number.POSITIVE_INFINITY } = longestSentence;
    const told = {
      measures: [
        measure("average", own.average, measures.averageSentence, "number", averageSentence),
        measure("longest", own.longest, measures.longestSentence, "number", longestSentence),
        measure("variety", own.variety, measures.variety, "number", variety),
      ],
      graphs: [{ title: own.lengths, bars: histogram(sentences, ({ words }) => words, wordsInAStep) }],
    };
    return withLazyPlaces(told, () =>
      sentences.all
        .filter(({ words }) => words > most)
        .map(({ start, end, words }) => ({ start, end, note: own.long(words) })),
    );
  },
};
