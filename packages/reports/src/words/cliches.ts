import { wordCountOf } from "../analysis/word-count.ts";
import { isPlain, placeOf } from "../result/finding-places.ts";
import { measure, perThousand } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report } from "../result/report.ts";
import { texts } from "../texts/words.ts";

const { cliche: own } = texts;
const shown = 20;
const sayTwice: ReadonlySet<string> = new Set(["clarity/redundancy", "clarity/contradiction"]);

/** Fixed phrases and pairs that say a thing twice. */
export const cliches: Report = {
  id: "cliche",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const { remarks } = reading;
    const worn = remarks.filter((each) => isPlain(each) && each.ruleId === "style/cliche");
    const twice = remarks.filter((each) => isPlain(each) && sayTwice.has(each.ruleId));
    const all = [...worn, ...twice].sort((a, b) => a.start - b.start);
    return {
      measures: [
        measure("cliches", own.cliches, worn.length, "number", { most: 0 }),
        measure("redundancies", own.redundancies, twice.length, "number", { most: 0 }),
        measure("rate", own.rate, perThousand(all.length, wordCountOf(reading)), "perThousand"),
      ],
      graphs: [{ title: own.which, bars: mostFrequent(all, ({ text }) => text.toLowerCase(), shown) }],
      places: all.map(placeOf),
    };
  },
};
