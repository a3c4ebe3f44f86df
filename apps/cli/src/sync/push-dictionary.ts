import { type GroupDifference, type SyncEntry, syncKinds } from "@housestyle/team-files";
import { atPlace, batches, type PushParts, removeUnchanged, toMembers } from "./push-parts.ts";
import type { RowCalls } from "./row-calls.ts";

/**
 * Stores the changes of a team's dictionary. The server has no call to change an entry: it is deleted and added again,
 * and restored if the new one is refused.
 */
export async function pushDictionary(parts: PushParts, difference: GroupDifference): Promise<void> {
  const { ref, changed, added, removed } = difference;
  const { api } = parts.server;
  const calls = { list: api.listDictionary, remove: api.deleteDictionaryEntries } as unknown as RowCalls;
  const params = { a: `team:${parts.content.team.Id}`, b: "all" };
  await removeUnchanged(parts, "dictionary", calls, removed, params);
  for (const batch of batches(changed)) {
    const before = batch.map(({ from }) => from);
    await removeUnchanged(parts, "dictionary", calls, before, params);
    try {
      await add(
        parts,
        ref,
        batch.map(({ to }) => to),
      );
    } catch (error) {
      await add(parts, ref, before);
      throw error;
    }
  }
  for (const batch of batches(added)) await add(parts, ref, batch);
}

async function add(parts: PushParts, ref: string, entries: readonly SyncEntry[]): Promise<void> {
  const teamId = parts.content.team.Id;
  const rows = entries.map(({ fields }) => ({ ...toMembers(syncKinds.dictionary.fields, fields), teamId }));
  type Rows = Parameters<typeof parts.server.api.addDictionaryEntries>[0];
  await atPlace(parts, ref, entries, () =>
    parts.server.value(() => parts.server.api.addDictionaryEntries(rows as unknown as Rows)),
  );
}
