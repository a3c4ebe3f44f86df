import type { Team } from "@housestyle/contract";
import {
  differenceOf,
  followRenamedFiles,
  type GroupDifference,
  mergeStates,
  nameServerGroups,
  type ParsedFile,
  type StyleState,
  type SyncConflict,
  type SyncMerge,
  type SyncRecord,
} from "@housestyle/team-files";
import type { SyncOptions } from "../options.ts";
import { choiceOf, mustNameConflicts } from "./conflict-choice.ts";
import { readTeam, type SyncedTeam } from "./read-team.ts";
import type { SyncServer } from "./server-calls.ts";

/** What a sync would do, decided before anything is written. */
export interface SyncPlan {
  readonly content: SyncedTeam;
  readonly base: StyleState;
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly theirs: StyleState;
  readonly merged: SyncMerge["merged"];
  readonly conflicts: readonly SyncConflict[];
  /** What changes in the files, and on the server. Empty for a side that is not to be changed. */
  readonly toFiles: readonly GroupDifference[];
  readonly toServer: readonly GroupDifference[];
}

/** Reads a team, and compares it with the files and the last sync. */
export async function planSync(
  server: SyncServer,
  team: Team,
  files: ReadonlyMap<string, ParsedFile>,
  record: SyncRecord | undefined,
  { pull, push, take }: SyncOptions,
): Promise<SyncPlan> {
  const content = await readTeam(server, team);
  const base = followRenamedFiles(record?.state ?? new Map(), files);
  const theirs = nameServerGroups(content.groups, base, files);
  const sides = { base, ours: files, theirs };
  if (take.length > 0) mustNameConflicts(take, mergeStates(sides).conflicts);
  const { merged, conflicts } = mergeStates(sides, choiceOf(take));
  return {
    ...{ content, base, files, theirs, merged, conflicts },
    toFiles: push && !pull ? [] : differenceOf("ours", files, merged),
    toServer: pull && !push ? [] : differenceOf("theirs", theirs, merged),
  };
}
