import { mean, measure } from "./measure.ts";
import type { Report } from "./report.ts";
import { inSteps } from "./steps.ts";
import { texts } from "./texts.ts";

const { paragraphLength: own } = texts;

/** How long paragraphs are. */
export const paragraphLength: Report = {
  id: "plength",
  title: () => own.title,
  about: () => own.about,
  tell({ paragraphs, measures, targets }) {
    const target = targets.paragraph;
    const { most = Number.POSITIVE_INFINITY } = target;
    const running = paragraphs.flatMap(({ start, end, said: { sentences } }) =>
      sentences.length > 0 ? [{ start, end, sentences: sentences.length }] : [],
    );
    return {
      measures: [
        measure("average", own.average, mean(running.map(({ sentences }) => sentences)), "number", target),
        measure("longest", own.longest, measures.paragraph),
      ],
      graphs: [{ title: own.lengths, bars: inSteps(running, ({ sentences }) => sentences, 1) }],
      places: running
        .filter(({ sentences }) => sentences > most)
        .map(({ start, end, sentences }) => ({ start, end, note: own.long(sentences) })),
    };
  },
};
