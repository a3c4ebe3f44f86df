import { alignEntries, type SyncSides } from "./align.ts";
import { labelOf, repeatedEntries } from "./entry-keys.ts";
import { kindOf } from "./kinds.ts";
import { mergeEntry, type Preference, type ValueConflict } from "./merge-entry.ts";
import { sameFields } from "./same-fields.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";

/** Two different changes of the same thing. Nothing is decided. */
export interface SyncConflict extends ValueConflict {
  /** The file, such as `guides/house-style`. */
  readonly ref: string;
  /** What names the conflict on the command line: the file, and the entry as people call it. */
  readonly name: string;
}

/** An entry after a merge, with the entries it comes from. */
export interface MergedEntry extends SyncEntry {
  readonly ours: SyncEntry | undefined;
  readonly theirs: SyncEntry | undefined;
}

/** A group after a merge. */
export interface MergedGroup extends SyncGroup {
  readonly entries: readonly MergedEntry[];
}

/** The state that both sides must get, and what keeps it from being final. */
export interface SyncMerge {
  readonly merged: ReadonlyMap<string, MergedGroup>;
  readonly conflicts: readonly SyncConflict[];
}

/** Chooses a side for a conflict by its name, or leaves it open. */
export type ConflictChoice = (name: string, ref: string) => Preference | undefined;

/** Merges what changed in the files and on the server since the last sync, entry by entry and field by field. */
export function mergeStates({ base, ours, theirs }: SyncSides, choice: ConflictChoice = () => undefined): SyncMerge {
  const merged = new Map<string, MergedGroup>();
  const conflicts: SyncConflict[] = [];
  for (const ref of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const merger = new GroupMerger(ref, choice, conflicts);
    const group = merger.merge(base.get(ref), ours.get(ref), theirs.get(ref));
    if (group) merged.set(ref, group);
  }
  conflicts.push(...parentConflicts(merged));
  return { merged, conflicts };
}

class GroupMerger {
  readonly #ref: string;
  readonly #choice: ConflictChoice;
  readonly #conflicts: SyncConflict[];

  constructor(ref: string, choice: ConflictChoice, conflicts: SyncConflict[]) {
    this.#ref = ref;
    this.#choice = choice;
    this.#conflicts = conflicts;
  }

  merge(base?: SyncGroup, ours?: SyncGroup, theirs?: SyncGroup): MergedGroup | undefined {
    if (ours && theirs) return this.#both(base, ours, theirs);
    const left = ours ?? theirs;
    if (!left) return undefined;
    if (!base) return whole(left, left === ours);
    if (isUnchanged(this.#ref, base, left)) return undefined;
    const side = this.#choice(this.#ref, this.#ref);
    if (side === undefined) this.#add("", { reason: ours ? "deleted-on-server" : "deleted-in-files" });
    const kept = side === "theirs" ? theirs : side === "ours" ? ours : left;
    return kept && whole(kept, kept === ours);
  }

  #both(base: SyncGroup | undefined, ours: SyncGroup, theirs: SyncGroup): MergedGroup {
    const kind = kindOf(this.#ref);
    const header = this.#entry("", base, ours, theirs);
    const sides = alignEntries(kind, base?.entries ?? [], ours.entries, theirs.entries);
    const entries = [...new Set([...sides.ours.keys(), ...sides.theirs.keys()])].flatMap((key) => {
      const [before, here, there] = [sides.base.get(key), sides.ours.get(key), sides.theirs.get(key)];
      const label = labelOf(kind, (here ?? there)?.fields ?? {});
      return this.#entry(label, before, here, there) ?? [];
    });
    for (const [{ fields }] of repeatedEntries(kind, entries)) this.#add(labelOf(kind, fields), { reason: "repeated" });
    return { fields: header?.fields ?? ours.fields, id: theirs.id, entries };
  }

  /** Merges an entry, or what a file says of itself. */
  #entry(label: string, base?: SyncEntry, ours?: SyncEntry, theirs?: SyncEntry): MergedEntry | undefined {
    const side = this.#choice(this.#nameOf(label), this.#ref);
    const { fields, conflicts } = mergeEntry(base?.fields, ours?.fields, theirs?.fields, side);
    for (const conflict of conflicts) this.#add(label, conflict);
    return fields && { fields, id: theirs?.id, ours, theirs };
  }

  #nameOf(label: string): string {
    return label === "" ? this.#ref : `${this.#ref}: ${label}`;
  }

  #add(label: string, conflict: ValueConflict): void {
    this.#conflicts.push({ ...conflict, ref: this.#ref, name: this.#nameOf(label) });
  }
}

/** Returns a group that only one side has. */
function whole(group: SyncGroup, isOurs: boolean): MergedGroup {
  const entries = group.entries.map((entry) => ({
    ...{ fields: entry.fields, id: entry.id },
    ...(isOurs ? { ours: entry, theirs: undefined } : { ours: undefined, theirs: entry }),
  }));
  return { fields: group.fields, id: group.id, entries };
}

function isUnchanged(ref: string, base: SyncGroup, now: SyncGroup): boolean {
  if (!sameFields(base.fields, now.fields) || base.entries.length !== now.entries.length) return false;
  const { base: before, ours } = alignEntries(kindOf(ref), base.entries, now.entries, []);
  return [...before].every(([key, { fields }]) => sameFields(fields, ours.get(key)?.fields));
}

/** Returns a conflict for each folder whose folder is gone. */
function parentConflicts(merged: StyleState): SyncConflict[] {
  return [...merged].flatMap(([ref, { fields }]) => {
    const parent = String(fields.parent ?? "");
    if (parent === "" || merged.has(`snippets/${parent}`)) return [];
    return [{ ref, name: ref, reason: "no-parent" as const, field: "parent", ours: parent, theirs: parent }];
  });
}
