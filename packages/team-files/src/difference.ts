import type { MergedGroup } from "./merge.ts";
import type { Preference } from "./merge-entry.ts";
import { sameFields } from "./same-fields.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";

/** What a merge changes in one group. Without `from` the group is new, and without `to` it is deleted. */
export interface GroupDifference {
  readonly ref: string;
  readonly from: SyncGroup | undefined;
  readonly to: SyncGroup | undefined;
  readonly isHeaderChanged: boolean;
  readonly changed: readonly { readonly from: SyncEntry; readonly to: SyncEntry }[];
  readonly added: readonly SyncEntry[];
  readonly removed: readonly SyncEntry[];
}

/** Returns what a merge changes on one side. Groups that stay the same are left out. */
export function differenceOf(
  side: Preference,
  from: StyleState,
  merged: ReadonlyMap<string, MergedGroup>,
): GroupDifference[] {
  return [...new Set([...from.keys(), ...merged.keys()])].flatMap((ref) => {
    const difference = groupDifference(side, ref, from.get(ref), merged.get(ref));
    return isChange(difference) ? [difference] : [];
  });
}

function isChange({ from, to, isHeaderChanged, changed, added, removed }: GroupDifference): boolean {
  return !from || !to || isHeaderChanged || changed.length + added.length + removed.length > 0;
}

function groupDifference(
  side: Preference,
  ref: string,
  from: SyncGroup | undefined,
  to: MergedGroup | undefined,
): GroupDifference {
  const changed: { from: SyncEntry; to: SyncEntry }[] = [];
  const added: SyncEntry[] = [];
  const kept = new Set<SyncEntry>();
  for (const entry of to?.entries ?? []) {
    const before = entry[side];
    if (before === undefined) added.push(entry);
    else {
      kept.add(before);
      if (!sameFields(before.fields, entry.fields)) changed.push({ from: before, to: entry });
    }
  }
  return {
    ...{ ref, from, to, changed, added },
    isHeaderChanged: from !== undefined && to !== undefined && !sameFields(from.fields, to.fields),
    removed: (from?.entries ?? []).filter((entry) => !kept.has(entry)),
  };
}
