import type { SyncFields } from "./field.ts";
import type { SyncKind } from "./kinds.ts";
import type { SyncEntry } from "./state.ts";

const fold = (cell: unknown) => String(cell).normalize("NFC").toLowerCase();

/** Returns the key by which people consider two entries the same. */
function usualKey({ same }: SyncKind, fields: SyncFields): string {
  const { exactly = [], anyCase = [], alone } = same;
  if (alone !== undefined && fields[alone] !== null) return JSON.stringify([fold(fields[alone])]);
  return JSON.stringify([...exactly.map((name) => fields[name]), ...anyCase.map((name) => fold(fields[name]))]);
}

/** Returns the key by everything that tells entries apart. */
function strictKey(kind: SyncKind, fields: SyncFields): string {
  const { alone, apart = [] } = kind.same;
  const usual = usualKey(kind, fields);
  if (alone !== undefined && fields[alone] !== null) return usual;
  return JSON.stringify([usual, ...apart.map((name) => fields[name])]);
}

/** Whether no team can have two entries with the same strict key: everything but snippets without a shortcut. */
function isUnique({ same }: SyncKind, fields: SyncFields): boolean {
  return same.alone === undefined || fields[same.alone] !== null;
}

/** Finds the keys of entries in one file. */
export type KeyFinder = (entries: readonly SyncEntry[]) => ReadonlyMap<string, SyncEntry>;

/**
 * Returns how to find the keys of entries, so that the same entry has the same key on all sides. Where one side has
 * several entries that people consider the same, everything that tells them apart counts, on all sides.
 */
export function keyFinder(kind: SyncKind, sides: readonly (readonly SyncEntry[])[]): KeyFinder {
  const shared = new Set<string>();
  for (const side of sides) {
    const seen = new Set<string>();
    for (const { fields } of side) {
      const key = usualKey(kind, fields);
      if (seen.has(key)) shared.add(key);
      seen.add(key);
    }
  }
  return (entries) => {
    const found = new Map<string, SyncEntry>();
    for (const entry of entries) {
      const usual = usualKey(kind, entry.fields);
      const key = shared.has(usual) ? strictKey(kind, entry.fields) : usual;
      let free = key;
      for (let count = 2; found.has(free); count++) free = `${key}#${count}`;
      found.set(free, entry);
    }
    return found;
  };
}

/** Returns the entries that cannot be stored, because an earlier one is the same, with that one. */
export function repeatedEntries(kind: SyncKind, entries: readonly SyncEntry[]): (readonly [SyncEntry, SyncEntry])[] {
  const seen = new Map<string, SyncEntry>();
  return entries.flatMap((entry) => {
    if (!isUnique(kind, entry.fields)) return [];
    const key = strictKey(kind, entry.fields);
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, entry);
    return earlier ? [[entry, earlier] as const] : [];
  });
}

/** Returns what people call an entry. */
export function labelOf({ fields: [first] }: SyncKind, fields: SyncFields): string {
  return String(fields[first?.name ?? ""] ?? "");
}
