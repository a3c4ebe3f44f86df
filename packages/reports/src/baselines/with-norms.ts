import type { Report } from "../report.ts";
import { texts } from "../texts/baselines.ts";
import type { Baseline } from "./baseline.ts";
import { baselineOf } from "./baselines.ts";
import { normKey } from "./normed.ts";

/** What a baseline is called: “published fiction”. */
export function baselineName({ id }: Baseline): string {
  return Object.hasOwn(texts.kinds, id) ? (texts.kinds[id] ?? id) : id;
}

/** A report that says beside each of its numbers what is usual, where that is known. */
export function withNorms(report: Report): Report {
  return {
    ...report,
    tell(reading) {
      const told = report.tell(reading);
      const baseline = reading.like ?? baselineOf(reading.style);
      if (!baseline) return told;
      const of = baselineName(baseline);
      const source = texts.source(baseline.texts, baseline.words);
      const measures = told.measures.map((measure) => {
        const key = normKey(report.id, measure);
        const counted = key === undefined ? undefined : baseline.counted[key];
        if (!counted) return measure;
        const [mean, least, most] = counted;
        return { ...measure, norm: { of, mean, least, most, source } };
      });
      return { ...told, measures };
    },
  };
}
