import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { teamIdOf } from "../../content/owner-filter.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import { type Draft, draftOf, type Entry, wireOf } from "./entry.ts";
import { replaceEntry } from "./replace-entry.ts";

/** The key of everything read of the dictionary. */
export const dictionaryKey = ["dictionary"];

/** What can be done with the dictionary of a team or, with 0, with one's own. */
export function useDictionary(owner: number) {
  const optimistic = useOptimistic<Entry>(dictionaryKey);
  const teamId = teamIdOf(owner);
  const add = (drafts: readonly Draft[]) =>
    ask(server.addDictionaryEntries(drafts.map((draft) => wireOf(draft, teamId))));
  const same: (rows: readonly Entry[]) => readonly Entry[] = (rows) => rows;
  return {
    add: (draft: Draft) => optimistic(same, () => add([draft])),
    change: (entry: Entry, draft: Draft) =>
      optimistic(
        (rows) =>
          rows.map((row) => (row.Id === entry.Id ? { ...row, ...draft, replacement: draft.replacement || null } : row)),
        () =>
          replaceEntry(draftOf(entry), draft, {
            add: (next) => add([next]),
            remove: () => ask(server.deleteDictionaryEntries([entry.Id])),
          }),
        { renews: true },
      ),
    remove: (entries: readonly Entry[]) =>
      optimistic(
        (rows) => rows.filter(({ Id }) => !entries.some((gone) => gone.Id === Id)),
        () => ask(server.deleteDictionaryEntries(entries.map(({ Id }) => Id))),
      ),
    restore: (entries: readonly Entry[]) => optimistic(same, () => add(entries.map(draftOf))),
  };
}
