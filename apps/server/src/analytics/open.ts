import type { CheckingService } from "../checking/index.ts";
import type { Feature } from "../feature.ts";
import { categoryName } from "../tagging/index.ts";
import { countEverybody } from "./roll-up/roll-up.ts";
import { type AnalyticsServices, analyticsRoutes } from "./routes.ts";

/** Serves the figures of teams and updates their counts. */
export function openAnalytics({
  database,
  now,
  checker,
}: Omit<AnalyticsServices, "naming"> & { readonly checker: CheckingService }): Feature {
  const naming = { category: categoryName, rule: (id: string) => checker.catalogue.titles[id] ?? id };
  return {
    routes: (app) => analyticsRoutes(app, { database, now, naming }),
    jobs: [{ name: "count-usage", run: () => countEverybody(database), at: ["*/5 * * * *"] }],
  };
}
