import { measure, share } from "./measure.ts";
import type { Reading } from "./reading.ts";
import type { Report } from "./report.ts";
import { inSteps } from "./steps.ts";
import { texts } from "./texts.ts";

const { sticky: own } = texts;

/** From how much glue on a sentence sticks, in a hundred words. */
const limits = { half: 45, sticky: 60 };
/** In fewer words glue is a matter of course: “That is it.” */
const fewestWords = 5;

const gluedIn = ({ paragraphs }: Reading) =>
  paragraphs.flatMap(({ start: from, measures }) =>
    measures.sentences.map(({ start, end, words, glue }) => ({
      ...{ start: from + start, end: from + end, words },
      glue: share(glue, words),
    })),
  );

/** Sentences with too many words that carry nothing. */
export const sticky: Report = {
  id: "ssentences",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = gluedIn(reading);
    const places = all.filter(({ words, glue }) => words >= fewestWords && glue > limits.half);
    const stuck = places.filter(({ glue }) => glue > limits.sticky);
    return {
      measures: [
        measure("glue", own.glue, reading.measures.glue, "percent", reading.targets.glue),
        measure("sticky", own.sticky, stuck.length, "number", { most: 0 }),
        measure("half", own.half, places.length - stuck.length),
      ],
      graphs: [{ title: own.shares, bars: inSteps(all, ({ glue }) => glue, 10, 0) }],
      places: places.map(({ start, end, glue }) => ({ start, end, note: own.share(Math.round(glue)) })),
    };
  },
};
