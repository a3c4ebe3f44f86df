import { measure, share } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import { finding } from "./noting.ts";
import type { Report } from "./report.ts";
import { texts } from "./texts.ts";

const { complex: own } = texts;
const fewestSyllables = 4;
const shown = 30;

/** A name is as long as it is. */
const longIn = finding(({ words }) =>
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
    const words = reading.paragraphs.reduce((sum, { said }) => sum + said.words.length, 0);
    return {
      measures: [measure("complex", own.share, share(long.length, words), "percent")],
      graphs: [{ title: own.which, bars: mostOften(long, ({ lower }) => lower, shown) }],
      places: long.map(({ start, end, syllables }) => ({ start, end, note: own.word(syllables) })),
    };
  },
};
