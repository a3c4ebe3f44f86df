import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { measure } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { alliterations } from "./alliteration.ts";
import { figureNames, figuresIn } from "./figures-of-speech.ts";

const { eloquence: own } = whole;

const found = occurrenceFinder(({ sentences }) => [
  ...figuresIn(sentences),
  ...sentences.flatMap((sentence) =>
    alliterations(sentence).map(({ start, end }) => ({ start, end, figure: "alliteration" as const })),
  ),
]);

/** Figures of speech: praise, and no fault. */
export const eloquence: Report = {
  id: "eloquence",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = [...found(reading).all].sort((a, b) => a.start - b.start || b.end - a.end);
    return {
      measures: [measure("figures", own.count, all.length)],
      graphs: [
        {
          title: own.which,
          bars: mostFrequent(all, ({ figure }) => own.names[figure] ?? figure, figureNames.length + 1),
        },
      ],
      places: all.map(({ start, end, figure }) => ({ start, end, note: own.names[figure] ?? figure })),
    };
  },
};
