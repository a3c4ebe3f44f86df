import { changePerson, listAllTeams, listPeople, readServerFacts } from "@housestyle/contract";
import type { Act, Audit } from "../audit/index.ts";
import { lastBackup } from "../backup/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { mustOperate } from "./policy.ts";
import { type PersonRow, personSource, readCounts, setOperator, type TeamRow, teamSource } from "./store.ts";

/** What the operator's page is made from. */
export interface OperatorServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly startedOn: Date;
  /** Whether the corrector reads beside the rules, now. */
  readonly hasSlowLane: () => boolean;
  /** What is true of this server as it was started. */
  readonly facts: {
    readonly Version: string;
    readonly MailFolder: boolean;
    readonly SignUpOpen: boolean;
    readonly BackupsScheduled: boolean;
  };
}

/** Who is on the server and how it is doing. Counts and names, never a text. */
export function operatorRoutes(app: App, { database, audit, startedOn, hasSlowLane, facts }: OperatorServices): void {
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

  route(app, changePerson, async ({ IsOperator }, { person, params }) => {
    mustOperate(person);
    const changed = await setOperator(database, params.id, IsOperator, (transaction, { Id, Name, Email }) => {
      const what = IsOperator ? "operator.made" : "operator.unmade";
      const act: Act = { what, teamId: undefined, targetId: Id, details: { Names: [Name || Email] } };
      return audit.note(transaction, person, [act]);
    });
    if (changed === "nobody") throw new Failure("no-such-row");
    if (changed === "last-operator") throw new Failure("last-operator");
    return toPerson(changed);
  });

  route(app, listAllTeams, async (_, { person, query }) => {
    mustOperate(person);
    const page = await listPage<TeamRow>(database.query, teamSource, query);
    return { ...page, items: page.items.map((row) => ({ ...row, CreatedOn: row.CreatedOn.toISOString() })) };
  });
}

function toPerson(row: PersonRow) {
  return {
    ...row,
    LastActive: row.LastActive?.toISOString() ?? null,
    CreatedOn: row.CreatedOn.toISOString(),
  };
}
