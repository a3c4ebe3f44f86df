import type { SavedContent, SharedText, StoredDocument } from "./shape.ts";

/** Returns the row of a text that others write in, too, with what it is based on. */
export function sharedRow(
  kept: StoredDocument | undefined,
  written: SavedContent,
  { base, steps }: SharedText,
): StoredDocument {
  const revision = (kept?.revision ?? 0) + 1;
  const synced = steps.steps.length === 0 ? revision : 0;
  const server = kept?.server && {
    ...kept.server,
    version: steps.version,
    base,
    baseTitle: written.title ?? "",
    synced,
  };
  return { ...kept, ...written, revision, ...(server && { server }) };
}

/** Returns what the steps of an editor are kept under. */
export const placeOfSteps = ({ key, client }: SharedText["steps"]): string => `${key}\n${client}`;
