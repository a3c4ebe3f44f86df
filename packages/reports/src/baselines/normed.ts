import type { Measure } from "../result/report.ts";

/** Plain numbers that do not grow with the text, beside shares and rates. */
const steady: ReadonlySet<string> = new Set([
  "readability.flesch",
  "readability.fleschKincaid",
  "readability.gunningFog",
  "readability.smog",
  "readability.colemanLiau",
  "readability.automated",
  "readability.daleChall",
  "slength.average",
  "slength.variety",
  "plength.average",
]);
/** What ought to be none, whatever others have. */
const unlike: ReadonlySet<string> = new Set(["grammar.rate", "house.rate", "terms.rate", "nlp.strongest"]);

/** The name a measure has in baselines; undefined for one that says nothing about another text. */
export function normKey(report: string, { id, unit }: Pick<Measure, "id" | "unit">): string | undefined {
  // The text at a glance is made of other reports, and of how long it is.
  if (report === "overview" || report === "manuscript") return undefined;
  const key = `${report}.${id}`;
  return (unit === "number" ? steady.has(key) : !unlike.has(key)) ? key : undefined;
}
