import { readWeeklyInsight } from "@housestyle/contract";
import { type App, route } from "../http/index.ts";
import { type InsightServices, readInsight } from "./read-insight.ts";
import { dayOf, weekOf } from "./week.ts";

/** Serves people's own insights. No id can request anyone else's. */
export function insightRoutes(app: App, services: InsightServices): void {
  route(app, readWeeklyInsight, (_, { person, query }) =>
    readInsight(services, person.personId, weekOf(query.week ?? dayOf(services.now()))),
  );
}
