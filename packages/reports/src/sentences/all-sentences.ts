import { excerptOf } from "../analysis/excerpt.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withChanges, withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { sticky } from "./sticky.ts";

const { allSentences: own } = whole;

const shown = 40;

const lengthsIn = occurrenceFinder((paragraph) =>
  paragraph.sentences.map(({ start, end, length }) => ({
    ...{ start, end, length },
    label: () => excerptOf(paragraph, start, end, shown),
  })),
);

/** Every sentence with its length. */
export const allSentences: Report = {
  id: "allsentences",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const sentences = lengthsIn(reading);
    const told = {
      measures: [measure("sentences", own.count, sentences.length)],
      graphs: [
        {
          title: own.lengths,
          get bars() {
            return sentences.all.map(({ start, end, length, label }) => ({
              ...{ label: label(), value: length, places: [{ start, end }] },
            }));
          },
        },
      ],
    };
    return withLazyPlaces(told, () =>
      sentences.all.map(({ start, end, length }) => ({ start, end, note: own.words(length) })),
    );
  },
};

/** Sticky sentences alone, without the numbers about glue. */
export const stickyWithoutGlue: Report = {
  ...sticky,
  id: "ssentences_noglue",
  isVariant: true,
  title: () => own.stickyTitle,
  tell(reading) {
    const result = sticky.tell(reading);
    return withChanges(result, { measures: result.measures.filter(({ id }) => id !== "glue"), graphs: [] });
  },
};
