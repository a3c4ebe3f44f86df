import type { ReportBaseline } from "./baseline.ts";
import counted from "./counted.json" with { type: "json" };

/**
 * What scripts/data/count-baselines.mjs has counted, by kind of writing; fiction by decade and genre, too. The sources are in
 * sources.txt beside it.
 */
export const baselines: readonly ReportBaseline[] = counted as unknown as readonly ReportBaseline[];

const byId = new Map(baselines.map((baseline) => [baseline.id, baseline]));

/** The baseline of a style, or of `creative-1920s`; undefined for one that nothing was counted of. */
export const baselineOf = (id: string): ReportBaseline | undefined => byId.get(id);
