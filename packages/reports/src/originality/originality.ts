import { measure, share } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report } from "../result/report.ts";
import { originalityTexts as own } from "../texts/originality.ts";
import { plainWords } from "./fingerprints.ts";
import { leftOut } from "./left-out.ts";
import type { SourceIndex } from "./source-index.ts";

const shown = 30;

/** What stands in one of some sources as well. It says what it has compared with, and that nobody has searched the web. */
export const originality = (index: SourceIndex): Report => ({
  id: "plagiarism",
  title: () => own.title,
  about: () => own.about(index.size),
  tell(reading) {
    const passages = index.passagesIn(reading.text, leftOut(reading));
    const words = plainWords(reading.text).length;
    const same = passages.reduce((sum, each) => sum + each.same, 0);
    return {
      measures: [
        measure("passages", own.passages, passages.length, "number", { most: 0 }),
        measure("original", own.original, share(words - same, words), "percent"),
        measure("sources", own.sources, index.size),
      ],
      graphs: [{ title: own.bySource, bars: mostFrequent(passages, ({ source }) => source.title, shown) }],
      places: passages.map(({ start, end, source, text, same: count }) => ({
        ...{ start, end },
        note: own.passage(source.title, count),
        beside: { id: source.id, title: source.title, text },
      })),
    };
  },
});
