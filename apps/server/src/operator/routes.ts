import { listAllTeams, listPeople, readServerFacts } from "@housestyle/contract";
import { lastBackup } from "../backup/index.ts";
import { listPage } from "../db/index.ts";
import { type App, route } from "../http/index.ts";
import { mailRoutes } from "./mail-routes.ts";
import { personRoutes } from "./person-routes.ts";
import { mustOperate } from "./policy.ts";
import type { OperatorServices } from "./services.ts";
import { type OperatorTeamRow, type PersonRow, personSource, readCounts, teamSource } from "./store.ts";
import { toPerson } from "./to-person.ts";

/** Serves who uses the server and how it is doing: counts and names, never text. */
export function operatorRoutes(app: App, services: OperatorServices): void {
  const { database, startedOn, hasSlowLane, facts } = services;
  route(app, readServerFacts, async (_, { person }) => {
    mustOperate(person);
    const [counts, backedUpOn] = await Promise.all([readCounts(database), lastBackup(database.query)]);
    return {
      ...facts,
      ...counts,
      SlowLane: hasSlowLane(),
      LastBackupOn: backedUpOn?.toISOString() ?? null,
      StartedOn: startedOn.toISOString(),
      MemoryBytes: process.memoryUsage.rss(),
    };
  });

  route(app, listPeople, async (_, { person, query }) => {
    mustOperate(person);
    const page = await listPage<PersonRow>(database.query, personSource, query);
    return { ...page, items: page.items.map(toPerson) };
  });

  personRoutes(app, services);
  mailRoutes(app, services);

  route(app, listAllTeams, async (_, { person, query }) => {
    mustOperate(person);
    const page = await listPage<OperatorTeamRow>(database.query, teamSource, query);
    return { ...page, items: page.items.map((row) => ({ ...row, CreatedOn: row.CreatedOn.toISOString() })) };
  });
}
