import {
  type AuditRow,
  exportAudit,
  exportServerAudit,
  type ListQuery,
  limits,
  listAudit,
  listServerAudit,
  type Page,
} from "@housestyle/contract";
import { type Person, teamsMeant } from "../caller/index.ts";
import { type Database, type ListSource, listPage } from "../db/index.ts";
import { type App, route } from "../http/index.ts";
import type { Audit } from "./audit.ts";
import { mayReadServerLog } from "./policy.ts";
import { type EntryRow, serverEntries, teamEntries } from "./store.ts";
import { logAsCsv, logAsLines } from "./write-log.ts";

/** What the activity log needs from the rest of the server. */
export interface AuditServices {
  readonly database: Database;
  readonly audit: Audit;
}

/** Serves the activity log to read, filter, and export. Exports are recorded in it, too. */
export function auditRoutes(app: App, { database, audit }: AuditServices): void {
  const read = (source: ListSource, query: ListQuery) => readPage(database, source, query);

  route(app, listAudit, (_, { person, query }) => read(teamEntries(teamsMeant(person, query.TeamId)), query));

  route(app, listServerAudit, (_, { person, query }) => {
    mayReadServerLog(person);
    return read(serverEntries, query);
  });

  const exported = async (
    { source, teams }: { readonly source: ListSource; readonly teams: readonly (number | undefined)[] },
    { Filter, Format }: { readonly Filter?: string | undefined; readonly Format: "csv" | "jsonl" },
    person: Person,
  ) => {
    const { items, total } = await read(source, { Filter, Take: limits.auditExport, Skip: 0 });
    const details = { Table: "audit", Format, Count: items.length };
    const acts = teams.map((teamId) => ({ what: "export.made" as const, teamId, details }));
    await audit.note(database.query, person, acts);
    const day = new Date().toISOString().slice(0, 10);
    const [type, bytes] =
      Format === "csv"
        ? ["text/csv; charset=utf-8", logAsCsv(items)]
        : ["application/x-ndjson; charset=utf-8", logAsLines(items)];
    return { file: { name: `activity-log-${day}.${Format}`, type, bytes }, leftOut: total - items.length };
  };

  route(app, exportAudit, async (_, { person, query, reply }) => {
    const teams = teamsMeant(person, query.TeamId);
    const { file, leftOut } = await exported({ source: teamEntries(teams), teams }, query, person);
    if (leftOut > 0) reply.header("x-rows-left-out", String(leftOut));
    return file;
  });

  route(app, exportServerAudit, async (_, { person, query, reply }) => {
    mayReadServerLog(person);
    const { file, leftOut } = await exported({ source: serverEntries, teams: [undefined] }, query, person);
    if (leftOut > 0) reply.header("x-rows-left-out", String(leftOut));
    return file;
  });
}

async function readPage(database: Database, source: ListSource, query: ListQuery): Promise<Page<AuditRow>> {
  const page = await listPage<EntryRow>(database.query, source, query);
  return { ...page, items: page.items.map(toWire) };
}

function toWire(row: EntryRow): AuditRow {
  return { ...row, HappenedOn: row.HappenedOn.toISOString() };
}
