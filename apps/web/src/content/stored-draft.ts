/**
 * Restores a draft from storage. Members that are missing or have another type are taken from `start`. Returns
 * undefined if nothing in storage is usable or nothing differs from `start`.
 */
export function readStored<Draft extends object>(start: Draft, stored: string | null): Draft | undefined {
  const found = parse(stored);
  if (found === undefined) return undefined;
  const draft = Object.fromEntries(
    Object.entries(start).map(([member, value]) => {
      const kept = found[member];
      return [member, typeof kept === typeof value ? kept : value];
    }),
  ) as Draft;
  return JSON.stringify(draft) === JSON.stringify(start) ? undefined : draft;
}

function parse(stored: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? "");
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    // Somebody else's, or half written: as if there were none.
    return undefined;
  }
}
