import { wordCountOf } from "../analysis/word-count.ts";
import { homonymSets } from "../lists/homonyms.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { homonym: own } = texts;
const shown = 25;

/** Words with those that sound the same; what has a `-` before it is too common to be looked at. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  homonymSets.split(/[|\n]/).flatMap((set) => {
    const words = set.trim().split(/\s+/);
    const plain = words.map((word) => word.replace(/^-/, ""));
    return words
      .filter((word) => word !== "" && !word.startsWith("-"))
      .map((word) => [word, plain.filter((other) => other !== word)] as const);
  }),
);

const soundAlikes = occurrenceFinder(({ words }) =>
  words.flatMap(({ start, end, lower, tag }) => {
    const alike = tag === "PROPN" ? undefined : others.get(lower.replaceAll("’", "'"));
    return alike ? [{ start, end, lower, alike }] : [];
  }),
);

/** Words that sound like others, to be looked at once more. */
export const homonyms: Report = {
  id: "homonym",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = soundAlikes(reading);
    const told = {
      measures: [measure("rate", own.rate, perThousand(all.length, wordCountOf(reading)), "perThousand")],
      graphs: [{ title: own.which, bars: all.bars(({ lower }) => lower, shown) }],
    };
    return withLazyPlaces(told, () =>
      all.all.map(({ start, end, alike }) => ({ start, end, note: own.alike(alike), suggestions: alike })),
    );
  },
};
