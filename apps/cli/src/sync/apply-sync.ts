import {
  type MergedEntry,
  nameServerGroups,
  recordFile,
  rememberIds,
  type StyleState,
  type SyncEntry,
  schemaFiles,
  writeRecord,
} from "@housestyle/team-files";
import type { SyncOptions } from "../options.ts";
import type { SyncPlan } from "./plan-sync.ts";
import { pushChanges } from "./push-changes.ts";
import { readTeam } from "./read-team.ts";
import type { SyncServer } from "./server-calls.ts";
import { writeFolder } from "./style-folder.ts";

/** Where a plan is carried out. */
export interface SyncTarget {
  readonly server: SyncServer;
  /** The folder as people name it, and where it is. */
  readonly name: string;
  readonly folder: string;
}

/** Stores what changes on the server, and then writes the files and the record. */
export async function applySync(
  { server, name, folder }: SyncTarget,
  plan: SyncPlan,
  writes: ReadonlyMap<string, string | undefined>,
  options: SyncOptions,
): Promise<void> {
  const { content, theirs, toServer, files } = plan;
  const placeOf = (ref: string, entry: SyncEntry) => {
    const { at } = (entry as Partial<MergedEntry>).ours ?? entry;
    const path = `${name}/${files.get(ref)?.path ?? ref}`;
    return at ? `${path}:${at.line}:${at.column}` : path;
  };
  if (toServer.length > 0) await pushChanges({ server, content, theirs, placeOf }, toServer);
  const state = await syncedState(server, plan, options);
  const record = writeRecord({ server: server.address, team: { id: content.team.Id, name: content.team.Name }, state });
  writeFolder(folder, new Map([...schemaFiles(), ...writes, [recordFile, record]]));
}

/** Returns what both sides have now: with one side left alone, what that side still has to get is a difference. */
async function syncedState(server: SyncServer, plan: SyncPlan, { pull, push }: SyncOptions): Promise<StyleState> {
  const { content, base, files, theirs, merged, toServer } = plan;
  if (pull && !push) return theirs;
  const now = toServer.length > 0 ? await readTeam(server, content.team) : content;
  const named = nameServerGroups(now.groups, base, merged);
  return rememberIds(push && !pull ? files : merged, named, base);
}
