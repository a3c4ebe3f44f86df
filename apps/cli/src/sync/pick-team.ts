import type { Team } from "@housestyle/contract";
import { recordFile, type SyncRecord } from "@housestyle/team-files";
import { UsageError } from "../options.ts";
import type { SyncServer } from "./server-calls.ts";
import { texts } from "./texts.ts";

/** Returns the team that is asked for, that of the last sync, or the only one. Throws a UsageError. */
export async function pickTeam(
  server: SyncServer,
  asked: string | undefined,
  record: SyncRecord | undefined,
): Promise<Team> {
  if (record && record.server !== server.address) throw new UsageError(otherTeam(record));
  const teams = await server.value(() => server.api.listTeams(undefined, { query: { Take: 500 } }));
  const names = teams.map(({ Id, Name }) => `${Name} (${Id})`);
  if (teams.length === 0) throw new UsageError(texts.noTeams);
  const wanted = asked ?? (record && String(record.team.id));
  const found = wanted === undefined ? teams : teams.filter((team) => isNamed(team, wanted));
  const [team, ...others] = found;
  if (!team) throw new UsageError(texts.noSuchTeam(wanted ?? "", names));
  if (others.length > 0) throw new UsageError(texts.whichTeam(names));
  if (record && record.team.id !== team.Id) throw new UsageError(otherTeam(record));
  return team;
}

function isNamed({ Id, Name }: Team, wanted: string): boolean {
  return String(Id) === wanted || Name.toLowerCase() === wanted.toLowerCase();
}

function otherTeam({ server, team }: SyncRecord): string {
  return texts.otherTeam(recordFile, team.name, server);
}
