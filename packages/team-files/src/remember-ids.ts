import { keyFinder } from "./entry-keys.ts";
import { kindOf } from "./kinds.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";

/** Returns a state with the ids that its groups and entries have on the server now, or had at the last sync. */
export function rememberIds(state: StyleState, server: StyleState, before: StyleState): StyleState {
  return new Map(
    [...state].map(([ref, { fields, entries }]) => {
      const sides = [server.get(ref), before.get(ref)];
      return [ref, { fields, entries: withIds(ref, entries, sides), id: sides.find((side) => side?.id)?.id }] as const;
    }),
  );
}

function withIds(
  ref: string,
  entries: readonly SyncEntry[],
  sides: readonly (SyncGroup | undefined)[],
): readonly SyncEntry[] {
  const all = [entries, ...sides.map((side) => side?.entries ?? [])];
  const find = keyFinder(kindOf(ref), all);
  const [here, ...others] = all.map(find);
  return [...(here ?? [])].map(([key, { fields }]) => {
    const known = others.map((side) => side.get(key)?.id).find((id) => id !== undefined);
    return { fields, ...(known !== undefined && { id: known }) };
  });
}
