import { quoted } from "@housestyle/texts";
import { withChanges } from "../result/lazy-places.ts";
import { measuredBar } from "../result/measured-bar.ts";
import type { Graph, Norm, Report } from "../result/report.ts";
import { texts } from "../texts/baselines.ts";
import type { ReportBaseline } from "./baseline.ts";
import { baselineOf } from "./baselines.ts";
import { normKey } from "./normed.ts";

/** What a baseline is called: “published fiction”, or as whoever has chosen its texts says. */
export function baselineName({ id, name }: Pick<ReportBaseline, "id" | "name">): string {
  if (name !== undefined) return quoted(name);
  return Object.hasOwn(texts.kinds, id) ? (texts.kinds[id] ?? id) : id;
}

/** A report that says beside each of its numbers what is usual, where that is known. */
export function withNorms(report: Report): Report {
  return {
    ...report,
    tell(reading) {
      const result = report.tell(reading);
      const baseline = reading.like ?? baselineOf(reading.style);
      if (!baseline) return result;
      const of = baselineName(baseline);
      const source = texts.source(baseline.texts, baseline.words);
      const measures = result.measures.map((measure) => {
        const key = normKey(report.id, measure);
        const counted = key === undefined ? undefined : baseline.counted[key];
        if (!counted) return measure;
        const [mean, least, most] = counted;
        // “0 to 0” is no measure of anything.
        if (most === 0) return measure;
        return { ...measure, norm: { of, mean, least, most, source } };
      });
      const normOf = new Map(measures.map(({ id, norm }) => [id, norm]));
      return withChanges(result, { measures, graphs: result.graphs.map((graph) => withUsual(graph, normOf)) });
    },
  };
}

/** A picture whose bars stand for measures says beside each what is usual. */
function withUsual(graph: Graph, normOf: ReadonlyMap<string, Norm | undefined>): Graph {
  // Only such pictures say what they are counted in.
  if (graph.unit === undefined) return graph;
  const bars = graph.bars.map((bar) => {
    const norm = bar.measure === undefined ? undefined : normOf.get(bar.measure);
    if (!norm) return bar;
    const usual = { least: norm.least, most: norm.most };
    // Its places stay unwritten.
    return Object.defineProperty({ ...measuredBar(bar.measure ?? "", bar), usual }, "places", {
      get: () => bar.places,
    });
  });
  return { ...graph, bars };
}
