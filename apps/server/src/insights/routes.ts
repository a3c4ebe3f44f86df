import { type Flags, readImprovements, readWeeklyInsight } from "@housestyle/contract";
import { flagsOf } from "../caller/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { type InsightServices, readChanges, readInsight } from "./read-insight.ts";
import { dayOf, weekOf } from "./week.ts";

/** Serves people's own insights. No id can request anyone else's. */
export function insightRoutes(app: App, services: InsightServices & { readonly flags: Flags }): void {
  route(app, readWeeklyInsight, (_, { person, query }) =>
    readInsight(services, person.personId, weekOf(query.week ?? dayOf(services.now()))),
  );

  route(app, readImprovements, (_, { person, query }) => {
    if (!flagsOf(person, services.flags).ImprovementsDashboard) throw new Failure("forbidden");
    return readChanges(services, person.personId, query.weeks);
  });
}
