/**
 * A draft as it was left, out of what was stored: members that are missing or of another kind are those of `start`.
 * Nothing when there is nothing usable or nothing differs.
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
