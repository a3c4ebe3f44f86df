import { type Span, transitionLength } from "@housestyle/engine";
import type { ReadSentence } from "../analysis/analyzed-paragraph.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { transition: own } = texts;
const shown = 25;

interface Transition extends Span {
  readonly phrase: string;
}

function transitionsIn({ words }: ReadSentence): Transition[] {
  const lower = words.map((word) => word.lower);
  const all: Transition[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = transitionLength(lower, at);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    all.push({ start: first.start, end: last.end, phrase: lower.slice(at, at + length).join(" ") });
    at += length - 1;
  }
  return all;
}

const allIn = occurrenceFinder(({ sentences }) => sentences.flatMap(transitionsIn));

/** Words that lead from one thought to the next. */
export const transitions: Report = {
  id: "transition",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { measures, targets } = reading;
    const all = allIn(reading);
    const told = {
      measures: [
        measure("transitions", own.share, measures.transitions, "percent", targets.transitions),
        measure("different", own.different, all.counts(({ phrase }) => phrase).size),
      ],
      graphs: [{ title: own.which, bars: all.bars(({ phrase }) => phrase, shown) }],
    };
    return withLazyPlaces(told, () => all.all.map(({ start, end }) => ({ start, end, note: own.one })));
  },
};
