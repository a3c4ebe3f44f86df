import { type KeyFinder, keyFinder } from "./entry-keys.ts";
import { kindOf, refOf, type SyncKind, type SyncKindId, syncKinds } from "./kinds.ts";
import type { StyleState, SyncEntry, SyncGroup } from "./state.ts";

/** A group on the server, which does not know the name of its file. */
export interface ServerGroup extends SyncGroup {
  readonly kind: SyncKindId;
  readonly id: number | undefined;
  /** The folder that a folder of snippets is in. */
  readonly parentId?: number | null;
}

/** The three sides of a merge: as last synced, in the files, and on the server. */
export interface SyncSides {
  readonly base: StyleState;
  readonly ours: StyleState;
  readonly theirs: StyleState;
}

const fold = (name: unknown) => String(name).normalize("NFC").toLowerCase();

/** Returns a file name for a new group, unlike those that are taken. */
function freeRef(kind: SyncKind, name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  const slug = plain === "" ? "untitled" : plain;
  for (let count = 1; ; count++) {
    const ref = refOf(kind, count === 1 ? slug : `${slug}-${count}`);
    if (!taken.has(ref)) return ref;
  }
}

/**
 * Returns the last synced state with the references that files have now: a file that was renamed, and still has the
 * name of its group, is the same group.
 */
export function followRenamedFiles(base: StyleState, ours: StyleState): StyleState {
  const missing = [...base].filter(([ref]) => !ours.has(ref));
  const moved = new Map<string, string>();
  for (const [ref, group] of ours) {
    if (base.has(ref) || !kindOf(ref).isFolder) continue;
    const from = missing.find(
      ([old, each]) =>
        kindOf(old) === kindOf(ref) && fold(each.fields.name) === fold(group.fields.name) && !moved.has(old),
    );
    if (from) moved.set(from[0], ref);
  }
  if (moved.size === 0) return base;
  const slugs = new Map([...moved].map(([from, to]) => [from.split("/")[1] ?? "", to.split("/")[1] ?? ""]));
  return new Map(
    [...base].map(([ref, group]) => {
      const parent = String(group.fields.parent ?? "");
      const isChild = ref.startsWith("snippets/") && moved.has(`snippets/${parent}`);
      const fields = isChild ? { ...group.fields, parent: slugs.get(parent) ?? parent } : group.fields;
      return [moved.get(ref) ?? ref, { ...group, fields }] as const;
    }),
  );
}

/**
 * Returns the groups of the server by the references of their files: the file they had last time, a new file with the
 * same name, or a file that does not exist yet.
 */
export function nameServerGroups(groups: readonly ServerGroup[], base: StyleState, ours: StyleState): StyleState {
  const refs = new Map<ServerGroup, string>();
  const taken = new Set<string>([...base.keys(), ...ours.keys()]);
  const used = new Set<string>();
  const give = (group: ServerGroup, ref: string) => {
    refs.set(group, ref);
    taken.add(ref);
    used.add(ref);
  };
  const byId = new Map([...base].map(([ref, { id }]) => [`${kindOf(ref).id} ${id}`, ref]));
  for (const group of groups) {
    const ref = syncKinds[group.kind].isFolder ? byId.get(`${group.kind} ${group.id}`) : group.kind;
    if (ref !== undefined && !used.has(ref)) give(group, ref);
  }
  for (const group of groups.filter((each) => !refs.has(each))) {
    const found = [...ours].find(
      ([ref, { fields }]) =>
        kindOf(ref).id === group.kind && !used.has(ref) && fold(fields.name) === fold(group.fields.name),
    );
    give(group, found?.[0] ?? freeRef(syncKinds[group.kind], String(group.fields.name ?? ""), taken));
  }
  const slugById = new Map(
    [...refs].flatMap(([{ kind, id }, ref]) => (kind === "snippets" ? [[id, ref.split("/")[1] ?? ""] as const] : [])),
  );
  return new Map([...refs].map(([group, ref]) => [ref, withParent(group, slugById)]));
}

function withParent(
  { kind, parentId, fields, id, entries }: ServerGroup,
  slugs: ReadonlyMap<number | undefined, string>,
) {
  const parent = parentId === null || parentId === undefined ? "" : (slugs.get(parentId) ?? "");
  return { id, entries, fields: kind === "snippets" ? { ...fields, parent } : fields };
}

/** The entries of one file by key, on every side that has the file. */
export interface AlignedEntries {
  readonly base: ReadonlyMap<string, SyncEntry>;
  readonly ours: ReadonlyMap<string, SyncEntry>;
  readonly theirs: ReadonlyMap<string, SyncEntry>;
}

/**
 * Returns the entries of a file by key. An entry of the server that was synced before keeps its key even if its words
 * have changed since, unless another entry has that key now.
 */
export function alignEntries(
  kind: SyncKind,
  base: readonly SyncEntry[],
  ours: readonly SyncEntry[],
  theirs: readonly SyncEntry[],
): AlignedEntries {
  const find = keyFinder(kind, [base, ours, theirs]);
  const before = find(base);
  const here = find(ours);
  return { base: before, ours: here, theirs: followRenamedEntries(before, here, find, theirs) };
}

function followRenamedEntries(
  base: ReadonlyMap<string, SyncEntry>,
  ours: ReadonlyMap<string, SyncEntry>,
  find: KeyFinder,
  theirs: readonly SyncEntry[],
): ReadonlyMap<string, SyncEntry> {
  const byId = new Map([...base].flatMap(([key, { id }]) => (id === undefined ? [] : [[id, key] as const])));
  const now = find(theirs);
  return new Map(
    [...now].map(([key, entry]) => {
      const before = entry.id === undefined ? undefined : byId.get(entry.id);
      const isRenamed = before !== undefined && before !== key && !now.has(before) && !base.has(key) && !ours.has(key);
      return [isRenamed ? before : key, entry] as const;
    }),
  );
}
