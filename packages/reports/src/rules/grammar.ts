import type { Kind } from "@housestyle/engine";
import { wordCountOf } from "../analysis/word-count.ts";
import { placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { grammar: own } = texts;
const shown = 20;
const kinds = ["spelling", "grammar", "punctuation"] as const satisfies readonly Kind[];

/** Mistakes, by kind. */
export const grammar: Report = {
  id: "grammar",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = reading.findings.filter(({ kind }) => (kinds as readonly Kind[]).includes(kind));
    const by = kinds.map((kind) => ({ kind, found: all.filter((each) => each.kind === kind) }));
    return {
      measures: [
        ...by.map(({ kind, found }) => measure(kind, own.kinds[kind], found.length, "number", { most: 0 })),
        measure("rate", own.rate, perThousand(all.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [
        {
          title: own.byKind,
          bars: by.map(({ kind, found }) => ({
            label: own.kinds[kind],
            value: found.length,
            places: found.map(({ start, end }) => ({ start, end })),
          })),
        },
        { title: own.which, bars: mostFrequent(all, ({ text }) => text, shown) },
      ],
      places: all.map(placeOf),
    };
  },
};
