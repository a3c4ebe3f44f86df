import { openPhraseList, rowsOf } from "../analysis/phrase-list.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { offences, offensiveWords } from "../lists/offensive.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { inTextOrder, placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { bully: own } = texts;

const phrases = openPhraseList(
  offences.flatMap((offence) => rowsOf(offensiveWords[offence]).map(([phrase]) => [phrase, offence] as const)),
);

const hurting = occurrenceFinder(({ sentences }) =>
  sentences.flatMap(({ words }) => phrases.find(words)).map(({ start, end, value }) => ({ start, end, value })),
);

/** Words that hurt. */
export const offensive: Report = {
  id: "bully",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const hits = hurting(reading).all;
    const by = offences.map((offence) => ({ offence, all: hits.filter(({ value }) => value === offence) }));
    const places = inTextOrder([
      ...hits.map(({ start, end, value }) => ({ start, end, note: own.kinds[value] })),
      ...reading.findings.filter(({ ruleId }) => ruleId === "inclusive/respectful-word").map(placeOf),
    ]);
    return {
      measures: [
        measure("count", own.count, places.length, "number", { most: 0 }),
        measure("rate", own.rate, perThousand(places.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [
        {
          title: own.byKind,
          bars: by.map(({ offence, all }) => ({
            label: own.kinds[offence],
            value: all.length,
            places: all.map(({ start, end }) => ({ start, end })),
          })),
        },
      ],
      places,
    };
  },
};
