import type { GroupDifference, SyncCell, SyncConflict, SyncProblem } from "@housestyle/team-files";
import { texts } from "./texts.ts";

/** Returns what is wrong with files, a line each. */
export function problemLines(folder: string, problems: readonly SyncProblem[]): string[] {
  return problems.map(({ path, line, column, message }) => texts.problem(`${folder}/${path}`, line, column, message));
}

/** Returns what changes on one side, a line for each file. */
export function changeLines(differences: readonly GroupDifference[]): string[] {
  return differences.flatMap(({ ref, from, to, isHeaderChanged, changed, added, removed }) => {
    if (!from) return [`  ${texts.newGroup(ref, to?.entries.length ?? 0)}`];
    if (!to) return [`  ${texts.goneGroup(ref, from.entries.length)}`];
    const hasEntries = changed.length + added.length + removed.length > 0;
    return [
      ...(isHeaderChanged ? [`  ${texts.settings(ref)}`] : []),
      ...(hasEntries ? [`  ${texts.files(ref, added.length, changed.length, removed.length)}`] : []),
    ];
  });
}

/** Returns the conflicts with both values. */
export function conflictLines(conflicts: readonly SyncConflict[]): string[] {
  return conflicts.flatMap(linesOf);
}

function linesOf({ reason, name, field = "", ours, theirs }: SyncConflict): string[] {
  switch (reason) {
    case "both-changed":
      return [texts.bothChanged(name, field), texts.oursIs(shown(ours)), texts.theirsIs(shown(theirs))];
    case "deleted-in-files":
      return [texts.deletedInFiles(name)];
    case "deleted-on-server":
      return [texts.deletedOnServer(name)];
    case "repeated":
      return [texts.repeated(name)];
    case "no-parent":
      return [texts.noParent(name, String(ours))];
  }
}

function shown(cell: SyncCell | undefined): string {
  return JSON.stringify(cell ?? null);
}
