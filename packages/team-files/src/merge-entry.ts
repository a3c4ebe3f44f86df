import { type SyncCell, type SyncFields, sameCell } from "./field.ts";
import { sameFields } from "./same-fields.ts";

/** A side whose value wins. */
export type Preference = "ours" | "theirs";

/** Why two changes cannot be merged. */
type ConflictReason = "both-changed" | "deleted-in-files" | "deleted-on-server" | "repeated" | "no-parent";

/** Two changes that cannot be merged. Only for `both-changed` and `no-parent` there is a field. */
export interface ValueConflict {
  readonly reason: ConflictReason;
  readonly field?: string;
  readonly ours?: SyncCell;
  readonly theirs?: SyncCell;
}

/** An entry after a merge, undefined if it is deleted, and its conflicts. */
interface EntryMerge {
  readonly fields: SyncFields | undefined;
  readonly conflicts: readonly ValueConflict[];
}

/**
 * Merges an entry. A change on one side is taken, and the same change on both sides counts once. Of different changes
 * of the same field, `side` wins; without it, they are conflicts, and the value of the files is kept for now.
 */
export function mergeEntry(
  base: SyncFields | undefined,
  ours: SyncFields | undefined,
  theirs: SyncFields | undefined,
  side: Preference | undefined,
): EntryMerge {
  if (ours && theirs) return mergeFields(base, ours, theirs, side);
  const left = ours ?? theirs;
  if (!left || !base) return { fields: left, conflicts: [] };
  if (sameFields(base, left)) return { fields: undefined, conflicts: [] };
  if (side !== undefined) return { fields: side === "ours" ? ours : theirs, conflicts: [] };
  return { fields: left, conflicts: [{ reason: ours ? "deleted-on-server" : "deleted-in-files" }] };
}

function mergeFields(
  base: SyncFields | undefined,
  ours: SyncFields,
  theirs: SyncFields,
  side: Preference | undefined,
): EntryMerge {
  const conflicts: ValueConflict[] = [];
  const fields: Record<string, SyncCell> = {};
  for (const name of Object.keys(ours)) {
    const [here, there] = [ours[name] ?? null, theirs[name] ?? null];
    const changed = base ? changedSide(base[name], here, there) : sameCell(here, there) ? "ours" : "both";
    const isConflict = changed === "both" && side === undefined;
    if (isConflict) conflicts.push({ reason: "both-changed", field: name, ours: here, theirs: there });
    fields[name] = (changed === "both" ? side : changed) === "theirs" ? there : here;
  }
  return { fields, conflicts };
}

/** Returns which side has the value that counts, or that both have different ones. */
function changedSide(before: SyncCell | undefined, here: SyncCell, there: SyncCell): Preference | "both" {
  if (sameCell(here, there) || sameCell(before, there)) return "ours";
  return sameCell(before, here) ? "theirs" : "both";
}
