import { allTimeAnalytics, insightsAnalytics, projectAnalytics } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type App, route } from "../http/index.ts";
import type { FigureNames } from "./figures/lists.ts";
import { type FigureQuery, readAllTime, readInsights, readProjectFigures } from "./figures/read-figures.ts";
import { viewOf } from "./policy.ts";
import { countOwner } from "./roll-up/roll-up.ts";

/** What the figures of teams need from the rest of the server. */
export interface AnalyticsServices {
  readonly database: Database;
  readonly now: () => Date;
  /** The names of categories and rules. */
  readonly naming: Pick<FigureNames, "category" | "rule">;
}

/** Serves what teams do with suggestions: counts, up to the last event. */
export function analyticsRoutes(app: App, { database, now, naming }: AnalyticsServices): void {
  const ask = async (person: Person, teamId: number | null | undefined): Promise<FigureQuery> => {
    const view = viewOf(person, teamId);
    await countOwner(database, view.ownerId);
    return { ...view, personId: person.personId };
  };

  route(app, allTimeAnalytics, async (_, { person, query }) => readAllTime(database, await ask(person, query.teamId)));

  route(app, insightsAnalytics, async (_, { person, query }) =>
    readInsights(database, await ask(person, query.teamId), query.period, now(), naming),
  );

  route(app, projectAnalytics, async (_, { person, query }) =>
    readProjectFigures(database, await ask(person, query.teamId)),
  );
}
