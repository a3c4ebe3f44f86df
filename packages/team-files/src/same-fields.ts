import { type SyncFields, sameCell } from "./field.ts";

/** Whether two entries have the same values. */
export function sameFields(a: SyncFields | undefined, b: SyncFields | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameCell(a[name], b[name]));
}
