import { measure } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import type { Report } from "./report.ts";
import { texts } from "./texts.ts";

const { pronouns: own } = texts;
const shown = 20;

/** How often people are spoken of by pronouns. */
export const pronouns: Report = {
  id: "initial",
  title: () => own.title,
  about: () => own.about,
  tell({ text, paragraphs, measures, targets }) {
    const used = paragraphs.flatMap(({ start: from, measures: { pronouns: all } }) =>
      all.map(({ start, end }) => ({ start: from + start, end: from + end })),
    );
    const opening = paragraphs.flatMap(({ start: from, measures: { sentences } }) =>
      sentences
        .filter(({ opensWithPronoun }) => opensWithPronoun)
        .map(({ start, end }) => ({ start: from + start, end: from + end })),
    );
    return {
      measures: [
        measure("pronouns", own.share, measures.pronouns, "percent", targets.pronouns),
        measure("initial", own.initial, measures.initialPronouns, "percent", targets.initialPronouns),
      ],
      graphs: [
        { title: own.which, bars: mostOften(used, ({ start, end }) => text.slice(start, end).toLowerCase(), shown) },
      ],
      places: opening.map(({ start, end }) => ({ start, end, note: own.initial })),
    };
  },
};
