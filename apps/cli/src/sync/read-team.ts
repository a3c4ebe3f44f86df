import type { Team } from "@housestyle/contract";
import {
  fieldsOfTemplate,
  type ServerGroup,
  type SyncCell,
  type SyncEntry,
  type SyncField,
  type SyncFields,
  syncKinds,
  templateKey,
  valueFromServer,
} from "@housestyle/team-files";
import { readRows } from "./read-rows.ts";
import { type FolderCalls, type FolderKind, folderCalls, type RowCalls, type ServerRow } from "./row-calls.ts";
import type { SyncServer } from "./server-calls.ts";

/** What a team has on the server, and the rows it was read from. */
export interface SyncedTeam {
  readonly team: Team;
  readonly groups: readonly ServerGroup[];
  /** The rows by type and id. A write needs the members that files do not have, and the version. */
  readonly rows: ReadonlyMap<string, ServerRow>;
}

/** Returns the key of a row. */
export const rowKey = (kind: string, id: number | undefined): string => `${kind} ${id}`;

/** Reads everything of a team that files contain. */
export async function readTeam(server: SyncServer, team: Team): Promise<SyncedTeam> {
  const rows = new Map<string, ServerRow>();
  const calls = folderCalls(server.api);
  const groups: ServerGroup[] = [await readDictionary(server, team.Id, rows)];
  for (const kind of ["guides", "terms", "snippets"] as const)
    groups.push(...(await readFolderKind(server, kind, calls[kind], team.Id, rows)));
  groups.push(await readTemplates(server, team.Id), goalsOf(team));
  return { team, groups, rows };
}

async function readDictionary(server: SyncServer, teamId: number, rows: Map<string, ServerRow>): Promise<ServerGroup> {
  const list = server.api.listDictionary as unknown as RowCalls["list"];
  const found = await readRows(server, list, undefined, { a: `team:${teamId}`, b: "all" });
  for (const row of found) rows.set(rowKey("dictionary", row.Id), row);
  return { kind: "dictionary", id: undefined, fields: {}, entries: found.map((row) => entryOf("dictionary", row)) };
}

async function readFolderKind(
  server: SyncServer,
  kind: FolderKind,
  { groups, entries, parent }: FolderCalls,
  teamId: number,
  rows: Map<string, ServerRow>,
): Promise<ServerGroup[]> {
  const ofTeam = `TeamId eq ${teamId}`;
  const owners = await readRows(server, groups.list, ofTeam);
  const items = new Map(owners.map(({ Id }): [number, ServerRow[]] => [Id, []]));
  for (const row of await readRows(server, entries.list, ofTeam)) items.get(Number(row[parent]))?.push(row);
  return owners.map((owner) => {
    const own = items.get(owner.Id) ?? [];
    rows.set(rowKey(`${kind}/`, owner.Id), owner);
    for (const row of own) rows.set(rowKey(kind, row.Id), row);
    const parentId = kind === "snippets" ? (owner.ParentId as number | null) : null;
    const fields = fieldsFrom(syncKinds[kind].header, owner);
    return { kind, id: owner.Id, parentId, fields, entries: own.map((row) => entryOf(kind, row)) };
  });
}

function entryOf(kind: "dictionary" | FolderKind, row: ServerRow): SyncEntry {
  return { id: row.Id, fields: fieldsFrom(syncKinds[kind].fields, row) };
}

function fieldsFrom(fields: readonly SyncField[], row: ServerRow): SyncFields {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueFromServer(field, row[field.member] as SyncCell | undefined)]),
  );
}

/** Reads the templates of a team. Those that are off and were never changed are left out. */
export async function readTemplates(server: SyncServer, teamId: number): Promise<ServerGroup> {
  const { Config } = await server.value(() => server.api.readSimpleGuide(undefined, { query: { TeamId: teamId } }));
  const entries = Object.values(Config).flatMap((choice): SyncEntry[] => {
    const key = templateKey(choice.StyleGuideTemplateId);
    if (key === undefined || choice.TeamId !== teamId) return [];
    const fields = fieldsOfTemplate(key, choice.IsSelected, choice.Config);
    const untouched = JSON.stringify(fieldsOfTemplate(key, false, {}));
    return JSON.stringify(fields) === untouched ? [] : [{ id: choice.StyleGuideTemplateId, fields }];
  });
  return { kind: "templates", id: undefined, fields: {}, entries };
}

function goalsOf({ Goals }: Team): ServerGroup {
  const entries = Object.entries(Goals).map(([goal, { Least, Most, Counts, Locked }]) => ({
    fields: { goal, least: Least ?? null, most: Most ?? null, counts: Counts, locked: Locked },
  }));
  return { kind: "goals", id: undefined, fields: {}, entries };
}
