import { measure } from "./measure.ts";
import { finding } from "./noting.ts";
import type { Report } from "./report.ts";
import { sticky } from "./sticky.ts";
import { whole } from "./texts/whole.ts";

const { allSentences: own } = whole;

const lengthsIn = finding(({ sentences }) =>
  sentences.map(({ start, end, words }) => ({ start, end, note: own.words(words.length) })),
);

/** Every sentence with its length. */
export const allSentences: Report = {
  id: "allsentences",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const places = lengthsIn(reading);
    return { measures: [measure("sentences", own.count, places.length)], graphs: [], places };
  },
};

/** Sticky sentences alone, without the numbers about glue. */
export const stickyWithoutGlue: Report = {
  ...sticky,
  id: "ssentences_noglue",
  title: () => own.stickyTitle,
  tell(reading) {
    const { measures, places } = sticky.tell(reading);
    return { measures: measures.filter(({ id }) => id !== "glue"), graphs: [], places };
  },
};
