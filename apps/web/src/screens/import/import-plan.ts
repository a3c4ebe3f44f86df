import type { ExchangeTable, ImportMode, ImportReport } from "@housestyle/contract";

/** The options of an import, besides the file. */
export interface ImportFormValues {
  readonly table: ExchangeTable;
  /** A team's id, or 0 for the person's own. */
  readonly owner: number;
  /** The guide, folder or term base; undefined to go by the file. */
  readonly parentId: number | undefined;
  readonly mode: ImportMode;
  /** Member by heading, null to leave a column out; undefined for files without columns. */
  readonly mapping: Readonly<Record<string, string | null>> | undefined;
}

/** Largest file the server takes, bytes. */
export const largestFile = 25 * 1024 * 1024;

/** The query of the import call. */
export function queryOf({ owner, parentId, mode, mapping }: ImportFormValues, dryRun: boolean) {
  return {
    mode,
    dryRun,
    teamId: owner,
    ...(parentId !== undefined && { parentId }),
    // Only files with columns have a mapping: nothing is left to guess.
    ...(mapping !== undefined && { format: "csv", mapping: JSON.stringify(mapping) }),
  };
}

/** How many rows an import changes. */
export function changesOf({ Imported, Updated, Removed }: ImportReport): number {
  return Imported + Updated + Removed;
}

/** A mapping in which every member is held by one column at most: choosing one takes it from the column that had it. */
export function remapped(
  mapping: Readonly<Record<string, string | null>>,
  heading: string,
  member: string | null,
): Record<string, string | null> {
  const others = Object.entries(mapping).map(([name, held]) => [name, held === member ? null : held] as const);
  return { ...Object.fromEntries(others), [heading]: member };
}

/** Returns the text of a cell in the report of changes. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.map(written).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
