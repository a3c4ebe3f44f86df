import { measure, share } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import type { Report } from "./report.ts";
import { texts } from "./texts.ts";

const { complex: own } = texts;
const fewestSyllables = 4;
const shown = 30;

/** Words of many syllables. */
export const complexWords: Report = {
  id: "complex",
  title: () => own.title,
  about: () => own.about,
  tell({ words }) {
    // A name is as long as it is.
    const long = words.filter(({ syllables, tag }) => syllables >= fewestSyllables && tag !== "PROPN");
    return {
      measures: [measure("complex", own.share, share(long.length, words.length), "percent")],
      graphs: [{ title: own.which, bars: mostOften(long, ({ lower }) => lower, shown) }],
      places: long.map(({ start, end, syllables }) => ({ start, end, note: own.word(syllables) })),
    };
  },
};
