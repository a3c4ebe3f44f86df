import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { pronouns: own } = texts;
const shown = 20;

const pronounsIn = occurrenceFinder(({ text, measures }) =>
  measures.pronouns.map(({ start, end }) => ({ start, end, word: text.slice(start, end).toLowerCase() })),
);
const openingIn = occurrenceFinder(({ measures }) =>
  measures.sentences.filter(({ opensWithPronoun }) => opensWithPronoun),
);

/** How often people are spoken of by pronouns. */
export const pronouns: Report = {
  id: "initial",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { measures, targets } = reading;
    const used = pronounsIn(reading);
    const told = {
      measures: [
        measure("pronouns", own.share, measures.pronouns, "percent", targets.pronouns),
        measure("initial", own.initial, measures.initialPronouns, "percent", targets.initialPronouns),
      ],
      graphs: [{ title: own.which, bars: used.bars(({ word }) => word, shown) }],
    };
    return withLazyPlaces(told, () =>
      openingIn(reading).all.map(({ start, end }) => ({ start, end, note: own.opens })),
    );
  },
};
