import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  changeFiles,
  type ParsedFile,
  RecordError,
  readFolder,
  type SyncRecord,
  syncKinds,
} from "@housestyle/team-files";
import type { CommandContext } from "../command-context.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { serverOf } from "../team.ts";
import { applySync } from "./apply-sync.ts";
import { pickTeam } from "./pick-team.ts";
import { planSync, type SyncPlan } from "./plan-sync.ts";
import { impactOf } from "./rule-impact.ts";
import { openServer, RefusedCall, type SyncServer } from "./server-calls.ts";
import { readFolderRecord, readSources } from "./style-folder.ts";
import { commentOn } from "./sync-comment.ts";
import { changeLines, conflictLines, problemLines } from "./sync-report.ts";
import { texts } from "./texts.ts";

/** Keeps a team's style on a server and the files of a folder the same. Returns 1 for conflicts and errors in files. */
export async function syncTeam(context: CommandContext, options: CommandOptions): Promise<number> {
  const [name = "housestyle", ...more] = options.files;
  if (more.length > 0) throw new UsageError(texts.oneFolder);
  if (options.sync.comment !== undefined && !options.sync.check) throw new UsageError(texts.commentWhat);
  const teamServer = serverOf(options, context.env);
  if (!teamServer) throw new UsageError(texts.noServer);
  const folder = resolve(context.cwd, name);
  const record = recordIn(folder);
  const { files, problems } = readFolder(readSources(folder));
  if (problems.length > 0) return refuse(context, problemLines(name, problems));
  mustHaveFiles(files, record);
  const server = openServer(teamServer);
  const team = await pickTeam(server, options.sync.team ?? context.env.HOUSESTYLE_TEAM, record);
  const plan = await planSync(server, team, files, record, options.sync);
  if (options.sync.check) return report(context, server, plan, options);
  if (plan.conflicts.length > 0) return refuseConflicts(context, plan);
  const { writes, problems: fixed } = changeFiles(files, plan.toFiles);
  if (fixed.length > 0) return refuse(context, problemLines(name, fixed));
  try {
    await applySync({ server, name, folder }, plan, writes, options.sync);
  } catch (error) {
    if (error instanceof RefusedCall) context.err(`${texts.pushStopped}\n`);
    throw error;
  }
  showChanges(context, plan, texts.toFiles, texts.toServer);
  context.out(`${texts.done(team.Name)}\n`);
  return 0;
}

function recordIn(folder: string): SyncRecord | undefined {
  try {
    return readFolderRecord(folder);
  } catch (error) {
    throw error instanceof RecordError ? new UsageError(error.message) : error;
  }
}

/** A file without a folder that was there at the last sync cannot just go: its entries would be deleted for everyone. */
function mustHaveFiles(files: ReadonlyMap<string, ParsedFile>, record: SyncRecord | undefined): void {
  for (const { id, isFolder } of Object.values(syncKinds)) {
    const before = isFolder ? undefined : record?.state.get(id);
    if (before && before.entries.length > 0 && !files.has(id)) throw new UsageError(texts.fileGone(`${id}.yaml`));
  }
}

/** Shows what a sync would do, and what it would do to the documents of the account. */
async function report(
  context: CommandContext,
  server: SyncServer,
  plan: SyncPlan,
  { sync: { comment } }: CommandOptions,
): Promise<number> {
  const impact = await impactOf(server, plan.toServer);
  if (comment !== undefined) writeFileSync(resolve(context.cwd, comment), commentOn(plan, impact));
  const broken = impact.rules.flatMap(({ ref, label, problem }) =>
    problem === undefined ? [] : [texts.brokenRule(`${ref}: ${label}`, problem)],
  );
  showChanges(context, plan, texts.wouldFiles, texts.wouldServer);
  if (plan.conflicts.length > 0) return refuseConflicts(context, plan);
  if (broken.length > 0) return refuse(context, broken);
  return 0;
}

function showChanges(context: CommandContext, plan: SyncPlan, files: string, server: string): void {
  const { toFiles, toServer, content, conflicts } = plan;
  if (toFiles.length > 0) print(context, [files, ...changeLines(toFiles)]);
  if (toServer.length > 0) print(context, [server, ...changeLines(toServer)]);
  if (toFiles.length + toServer.length + conflicts.length === 0) print(context, [texts.inSync(content.team.Name)]);
}

function print(context: CommandContext, lines: readonly string[]): void {
  context.out(`${lines.join("\n")}\n`);
}

function refuseConflicts(context: CommandContext, { conflicts }: SyncPlan): number {
  context.err(`${[...conflictLines(conflicts), texts.conflicts(conflicts.length)].join("\n")}\n`);
  return 1;
}

function refuse(context: CommandContext, lines: readonly string[]): number {
  context.err(`${[...lines, texts.problems].join("\n")}\n`);
  return 1;
}
