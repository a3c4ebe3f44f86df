import { type GroupDifference, type SyncEntry, type SyncGroup, syncKinds } from "@housestyle/team-files";
import { atPlace, batches, mustBeUnchanged, type PushParts, removeUnchanged, rowOf, toMembers } from "./push-parts.ts";
import { readRows } from "./read-rows.ts";
import type { FolderCalls, FolderKind } from "./row-calls.ts";
import { RefusedCall } from "./server-calls.ts";
import { texts } from "./texts.ts";

/** Stores the changes of style guides, term bases, or folders of snippets. */
export async function pushFolderKind(
  parts: PushParts,
  kind: FolderKind,
  calls: FolderCalls,
  differences: readonly GroupDifference[],
): Promise<void> {
  if (differences.length > 0) await new FolderPush(parts, kind, calls).push(differences);
}

class FolderPush {
  readonly #parts: PushParts;
  readonly #kind: FolderKind;
  readonly #calls: FolderCalls;
  readonly #ids: Map<string, number | undefined>;

  constructor(parts: PushParts, kind: FolderKind, calls: FolderCalls) {
    this.#parts = parts;
    this.#kind = kind;
    this.#calls = calls;
    this.#ids = new Map([...parts.theirs].map(([ref, { id }]) => [ref, id]));
  }

  async push(differences: readonly GroupDifference[]): Promise<void> {
    const kept = differences.filter(({ to }) => to);
    const gone = differences.filter(({ to }) => !to);
    for (const { ref, to } of parentsFirst(kept.filter(({ from }) => !from))) if (to) await this.#addGroup(ref, to);
    for (const { ref, from, to, isHeaderChanged } of kept)
      if (isHeaderChanged && from && to) await this.#changeGroup(ref, from, to);
    // A shortcut that moves from one snippet to another is free before it is used again.
    const removed = kept.flatMap((each) => each.removed);
    await removeUnchanged(this.#parts, this.#kind, this.#calls.entries, removed);
    for (const each of kept) await this.#changeEntries(each);
    for (const each of kept) await this.#addEntries(each);
    for (const { from } of gone) if (from) await this.#mustBeComplete(from);
    const groups = gone.flatMap(({ from }) => (from ? [{ id: from.id, fields: from.fields }] : []));
    await removeUnchanged(this.#parts, `${this.#kind}/`, this.#calls.groups, groups);
  }

  #groupMembers({ fields }: SyncGroup): Record<string, unknown> {
    const members = toMembers(syncKinds[this.#kind].header, fields);
    if (this.#kind !== "snippets") return members;
    return { ...members, ParentId: this.#ids.get(`snippets/${fields.parent}`) ?? null };
  }

  async #addGroup(ref: string, group: SyncGroup): Promise<void> {
    const values = { ...this.#groupMembers(group), TeamId: this.#parts.content.team.Id };
    const [row] = await atPlace(this.#parts, ref, [group], () =>
      this.#parts.server.value(() => this.#calls.groups.add([values])),
    );
    this.#ids.set(ref, row?.Id);
  }

  async #changeGroup(ref: string, from: SyncGroup, to: SyncGroup): Promise<void> {
    const values = { ...rowOf(this.#parts, `${this.#kind}/`, from.id), ...this.#groupMembers(to) };
    await atPlace(this.#parts, ref, [to], () => this.#parts.server.value(() => this.#calls.groups.change([values])));
  }

  async #changeEntries({ ref, changed }: GroupDifference): Promise<void> {
    for (const batch of batches(changed)) {
      const rows = batch.map(({ from, to }) => ({
        ...rowOf(this.#parts, this.#kind, from.id),
        ...toMembers(syncKinds[this.#kind].fields, to.fields),
      }));
      const entries = batch.map(({ to }) => to);
      await atPlace(this.#parts, ref, entries, () => this.#parts.server.value(() => this.#calls.entries.change(rows)));
    }
  }

  async #addEntries({ ref, added }: GroupDifference): Promise<void> {
    const parent = { [this.#calls.parent]: this.#ids.get(ref) };
    for (const batch of batches(added)) {
      const rows = batch.map(({ fields }) => ({ ...parent, ...toMembers(syncKinds[this.#kind].fields, fields) }));
      await atPlace(this.#parts, ref, batch, () => this.#parts.server.value(() => this.#calls.entries.add(rows)));
    }
  }

  /** Throws if someone else has changed something in a group that is to be deleted with everything in it. */
  async #mustBeComplete({ id, fields, entries }: SyncGroup): Promise<void> {
    const { list } = this.#calls.entries;
    await mustBeUnchanged(this.#parts, this.#kind, list, entries);
    const now = await readRows(this.#parts.server, list, `${this.#calls.parent} eq ${id}`);
    const known = new Set(entries.map((entry: SyncEntry) => entry.id));
    if (!now.every(({ Id }) => known.has(Id))) throw new RefusedCall(texts.movedOn(String(fields.name)), "stale");
  }
}

/** Returns new groups in an order in which each folder comes after the one it is in. */
function parentsFirst(groups: readonly GroupDifference[]): GroupDifference[] {
  const left = new Map(groups.map((group) => [group.ref, group]));
  const sorted: GroupDifference[] = [];
  const take = (group: GroupDifference) => {
    if (!left.delete(group.ref)) return;
    const parent = left.get(`snippets/${group.to?.fields.parent}`);
    if (parent) take(parent);
    sorted.push(group);
  };
  for (const group of groups) take(group);
  return sorted;
}
