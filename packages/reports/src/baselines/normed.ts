import type { Measure } from "../report.ts";

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
/** A share that shrinks while a text grows. */
const shrinking: ReadonlySet<string> = new Set(["overview.vocabulary"]);

/** The name a measure has in baselines; undefined for one that says nothing about another text. */
export function normKey(report: string, { id, unit }: Pick<Measure, "id" | "unit">): string | undefined {
  const key = `${report}.${id}`;
  return (unit === "number" ? steady.has(key) : !shrinking.has(key)) ? key : undefined;
}
