import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { teamIdOf } from "../../content/owner-filter.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
import { type DictionaryDraft, type DictionaryListRow, draftOf, wireOf } from "./entry.ts";
import { replaceEntry } from "./replace-entry.ts";

/** The key of everything read of the dictionary. */
export const dictionaryKey = ["dictionary"];

/** What can be done with the dictionary of a team or, with 0, with one's own. */
export function useDictionary(owner: number) {
  const rows = useRowActs<DictionaryListRow>(dictionaryKey);
  const teamId = teamIdOf(owner);
  const add = (drafts: readonly DictionaryDraft[]) =>
    ask(server.addDictionaryEntries(drafts.map((draft) => wireOf(draft, teamId))));
  return {
    add: (draft: DictionaryDraft) => rows.add(() => add([draft])),
    change: (entry: DictionaryListRow, draft: DictionaryDraft) =>
      rows.change([entry], { ...draft, replacement: draft.replacement || null }, () =>
        replaceEntry(draftOf(entry), draft, {
          add: (next) => add([next]),
          remove: () => ask(server.deleteDictionaryEntries([entry.Id])),
        }),
      ),
    remove: (gone: readonly DictionaryListRow[]) =>
      rows.remove(gone, (ids) => ask(server.deleteDictionaryEntries(ids))),
    restore: (gone: readonly DictionaryListRow[]) => rows.add(() => add(gone.map(draftOf))),
  };
}
