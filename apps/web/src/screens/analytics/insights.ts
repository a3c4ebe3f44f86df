import { date as dated } from "@housestyle/texts";
import type { Answer } from "../../app/answer.ts";

/** What a team has done in a period. */
export type TeamInsights = Answer<"insightsAnalytics">;
/** What it has done since it began. */
export type AllTime = Answer<"allTimeAnalytics">;
/** How its documents are doing, by project. */
export type Projects = Answer<"projectAnalytics">;

/**
 * Sorts rules by how often they are ignored, then by how often they are shown. Rules that no one ignored are left out.
 */
export function noisiest(rules: TeamInsights["TopRules"], most = 10): TeamInsights["TopRules"] {
  return rules
    .filter(({ Ignored }) => Ignored > 0)
    .toSorted((a, b) => b.Ignored - a.Ignored || b.Shown - a.Shown)
    .slice(0, most);
}

/** The name of a stretch of time on a chart: a day, the first day of a week, or a month. */
export function bucketName(date: string, period: number): string {
  const day = new Date(date);
  if (period === 5) return dated(day, { month: "short", year: "2-digit", timeZone: "UTC" });
  return dated(day, { month: "short", day: "numeric", timeZone: "UTC" });
}
