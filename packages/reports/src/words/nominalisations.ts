import { wordCountOf } from "../analysis/word-count.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";
import { hiddenVerbs, isNominalisation } from "./hidden-verbs.ts";

const { nominalisations: own } = texts;
const shown = 25;

const nounsIn = occurrenceFinder(({ words }) =>
  words.filter(isNominalisation).map(({ start, end, lemma }) => ({ start, end, lemma })),
);

/** Verbs that are hidden in nouns. */
export const nominalisations: Report = {
  id: "nominalisations",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const hidden = hiddenVerbs(reading);
    const nouns = nounsIn(reading);
    const told = {
      measures: [
        measure("hidden", own.hidden, perThousand(hidden.length, wordCountOf(reading)), "perThousand"),
        measure("nouns", own.nouns, perThousand(nouns.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [{ title: own.which, bars: nouns.bars(({ lemma }) => lemma, shown) }],
    };
    return withLazyPlaces(told, () => hidden.all.map(({ start, end, verb }) => ({ start, end, note: own.verb(verb) })));
  },
};
