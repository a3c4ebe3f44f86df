import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { histogram } from "../result/histogram.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { paragraphLength: own } = texts;

const runningIn = occurrenceFinder(({ text, sentences }) =>
  sentences.length > 0 ? [{ start: 0, end: text.length, sentences: sentences.length }] : [],
);

/** How long paragraphs are. */
export const paragraphLength: Report = {
  id: "plength",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { measures, targets } = reading;
    const target = targets.paragraph;
    const { most = Number.POSITIVE_INFINITY } = target;
    const running = runningIn(reading);
    const counts = running.counts(({ sentences }) => sentences);
    const sum = [...counts].reduce((total, [sentences, count]) => total + sentences * count, 0);
    const told = {
      measures: [
        measure("average", own.average, running.length === 0 ? 0 : sum / running.length, "number", target),
        measure("longest", own.longest, measures.paragraph),
      ],
      graphs: [{ title: own.lengths, bars: histogram(running, ({ sentences }) => sentences, 1) }],
    };
    return withLazyPlaces(told, () =>
      running.all
        .filter(({ sentences }) => sentences > most)
        .map(({ start, end, sentences }) => ({ start, end, note: own.long(sentences) })),
    );
  },
};
