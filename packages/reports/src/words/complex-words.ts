import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, share } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { complex: own } = texts;
const fewestSyllables = 4;
const shown = 30;

/** A name is as long as it is. */
const longIn = occurrenceFinder(({ words }) =>
  words
    .filter(({ syllables, tag }) => syllables >= fewestSyllables && tag !== "PROPN")
    .map(({ start, end, lower, syllables }) => ({ start, end, lower, syllables })),
);

/** Words of many syllables. */
export const complexWords: Report = {
  id: "complex",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const long = longIn(reading);
    const words = reading.paragraphs.reduce((sum, { analyzed: paragraph }) => sum + paragraph.words.length, 0);
    const told = {
      measures: [measure("complex", own.share, share(long.length, words), "percent")],
      graphs: [{ title: own.which, bars: long.bars(({ lower }) => lower, shown) }],
    };
    return withLazyPlaces(told, () =>
      long.all.map(({ start, end, syllables }) => ({ start, end, note: own.word(syllables) })),
    );
  },
};
