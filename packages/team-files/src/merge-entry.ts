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
    const values = { ours: ours[name] ?? null, theirs: theirs[name] ?? null };
    const changed = changedSide(base, name, values);
    if (changed === "both" && side === undefined) conflicts.push({ reason: "both-changed", field: name, ...values });
    fields[name] = values[changed === "both" ? (side ?? "ours") : changed];
  }
  return { fields, conflicts };
}

/** Returns which side has the value that counts, or that both have different ones. */
function changedSide(
  base: SyncFields | undefined,
  name: string,
  { ours, theirs }: Readonly<Record<Preference, SyncCell>>,
): Preference | "both" {
  if (sameCell(ours, theirs)) return "ours";
  if (!base) return "both";
  if (sameCell(base[name], theirs)) return "ours";
  return sameCell(base[name], ours) ? "theirs" : "both";
}
