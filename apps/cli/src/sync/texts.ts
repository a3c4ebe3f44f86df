import { allOf, catalogue, say } from "@housestyle/texts";

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
const counted = (added: number, changed: number, removed: number) => ({ added, changed, removed });

/** The texts of `housestyle sync`. */
export const texts = catalogue("sync", {
  noServer: "housestyle sync needs a server. Set HOUSESTYLE_SERVER and HOUSESTYLE_KEY, or use --server and --key.",
  oneFolder: "housestyle sync takes one folder.",
  commentWhat: "--comment requires --check.",
  noTeams: "This API key’s account is not in a team. Style files belong to a team.",
  whichTeam: say("Specify a team with --team: {teams}.", (teams: readonly string[]) => ({ teams: allOf(teams) })),
  noSuchTeam: say(
    "There is no team “{team}” for this API key. Available: {teams}.",
    (team: string, teams: readonly string[]) => ({
      team,
      teams: allOf(teams),
    }),
  ),
  otherTeam: say(
    "{file} is from team “{team}” on {server}. Use another folder, or delete {file} to compare these files with a new team from scratch.",
    (file: string, team: string, server: string) => ({ file, team, server }),
  ),
  failed: say("{server}: {message}", (server: string, message: string) => ({ server, message })),
  failedAt: say("{place}: {message}", (place: string, message: string) => ({ place, message })),
  pushStopped:
    "Not everything was stored on the server. Nothing is lost: the files are unchanged. Fix the problem, and run the command again.",
  movedOn: say(
    "“{entry}” has just been changed by someone else. Nothing was overwritten. Run the command again.",
    (entry: string) => ({ entry: short(entry) }),
  ),
  fileGone: say(
    "{file} is missing. To remove its entries from the team, keep the file with an empty list. Otherwise, restore it from Git.",
    (file: string) => ({ file }),
  ),
  problem: say("{path}:{line}:{column}: {message}", (path: string, line: number, column: number, message: string) => ({
    path,
    line: String(line),
    column: String(column),
    message,
  })),
  problems: "Nothing was changed. Fix the files, and run the command again.",
  files: say(
    "{path}: {added} added, {changed} changed, {removed} removed",
    (path: string, a: number, c: number, r: number) => ({
      path,
      ...counted(a, c, r),
    }),
  ),
  settings: say("{path}: name or description changed", (path: string) => ({ path })),
  newGroup: say(
    "{path}: new, {count, plural, one {{count} entry} other {{count} entries}}",
    (path: string, count: number) => ({
      path,
      count,
    }),
  ),
  goneGroup: say(
    "{path}: deleted, {count, plural, one {{count} entry} other {{count} entries}}",
    (path: string, count: number) => ({
      path,
      count,
    }),
  ),
  toFiles: "From the server to the files:",
  toServer: "From the files to the server:",
  wouldFiles: "Would change in the files:",
  wouldServer: "Would change on the server:",
  inSync: say("The files and team “{team}” are the same.", (team: string) => ({ team })),
  done: say("Synced with team “{team}”.", (team: string) => ({ team })),
  conflicts: say(
    "{count, plural, one {{count} conflict} other {{count} conflicts}}. Nothing was changed. Edit the files, or choose a side: --take ours=CONFLICT, --take theirs=CONFLICT, or --take ours for all.",
    (count: number) => ({ count }),
  ),
  bothChanged: say("{name}: {field} has two new values", (name: string, field: string) => ({ name, field })),
  oursIs: say("  files:  {value}", (value: string) => ({ value: short(value) })),
  theirsIs: say("  server: {value}", (value: string) => ({ value: short(value) })),
  deletedInFiles: say("{name}: deleted in the files, changed on the server", (name: string) => ({ name })),
  deletedOnServer: say("{name}: deleted on the server, changed in the files", (name: string) => ({ name })),
  repeated: say(
    "{name}: two entries would be the same after the sync. Remove one of them from the files.",
    (name: string) => ({
      name,
    }),
  ),
  noParent: say(
    "{name}: its folder {parent} was deleted on the other side. Change “parent” in the file.",
    (name: string, parent: string) => ({
      name,
      parent,
    }),
  ),
  unusedTake: say("--take: there is no conflict “{name}”.", (name: string) => ({ name })),
  brokenRule: say("{name}: {message}", (name: string, message: string) => ({ name, message })),
  comment: {
    title: say("Style of team “{team}”", (team: string) => ({ team })),
    nothing: "The files and the server are the same.",
    head: "| Change | Rule | In your documents | In published prose |",
    added: "Added",
    changed: "Changed",
    removed: "Removed",
    count: say("{count, number} in {words, number} words", (count: number, words: number) => ({ count, words })),
    change: say("{before, number} → {after, number}", (before: number, after: number) => ({ before, after })),
    note: "Counts only. No text of your documents is shown here. The change takes effect when it is merged.",
    incomplete: "The server ran out of time, so some counts are too low.",
    more: say("{count, plural, one {# more rule is} other {# more rules are}} not listed.", (count: number) => ({
      count,
    })),
    conflicts: "Conflicts",
  },
});
