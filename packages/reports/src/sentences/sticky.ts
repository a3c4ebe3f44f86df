import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { histogram } from "../result/histogram.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, share } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts.ts";

const { sticky: own } = texts;

/** From how much glue on a sentence sticks, in a hundred words. */
const limits = { half: 45, sticky: 60 };
/** In fewer words glue is a matter of course: “That is it.” */
const fewestWords = 5;

const gluedIn = occurrenceFinder(({ measures }) =>
  measures.sentences.map(({ start, end, words, glue }) => ({ start, end, words, glue: share(glue, words) })),
);

type Stickiness = "sticky" | "half" | undefined;

const stickiness = ({ words, glue }: { readonly words: number; readonly glue: number }): Stickiness => {
  if (words < fewestWords || glue <= limits.half) return undefined;
  return glue > limits.sticky ? "sticky" : "half";
};

/** Sentences with too many words that carry nothing. */
export const sticky: Report = {
  id: "ssentences",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = gluedIn(reading);
    const counts = all.counts(stickiness);
    const told = {
      measures: [
        measure("glue", own.glue, reading.measures.glue, "percent", reading.targets.glue),
        measure("sticky", own.sticky, counts.get("sticky") ?? 0, "number", { most: 0 }),
        measure("half", own.half, counts.get("half") ?? 0),
      ],
      graphs: [{ title: own.shares, bars: histogram(all, ({ glue }) => glue, 10, 0) }],
    };
    return withLazyPlaces(told, () =>
      all.all
        .filter((each) => stickiness(each) !== undefined)
        .map(({ start, end, glue }) => ({ start, end, note: own.share(Math.round(glue)) })),
    );
  },
};
