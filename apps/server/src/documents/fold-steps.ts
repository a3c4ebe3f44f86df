import { afterSteps, type VersionedDocument } from "@housestyle/documents/steps";
import { moveAnchors } from "../comments/index.ts";
import type { Database } from "../db/index.ts";
import { documentsWithOldSteps, hasNewSteps, readSteps } from "./step-store.ts";
import { type DocumentRow, lockOne, writeFolded } from "./store.ts";
import { contentOfVersion, versionedDocument } from "./versioned-document.ts";

/** Makes the steps that follow a locked document part of it, and returns it as it is then. */
export async function foldLocked(query: Database["query"], row: DocumentRow): Promise<DocumentRow> {
  const steps = await readSteps(query, row, row.Version);
  return steps.length === 0 ? row : writeVersion(query, row, afterSteps(versionedDocument(row), steps));
}

/** Makes the steps of a document part of it, if it has new ones. Returns whether it had. */
export async function foldSteps({ query }: Database, id: number): Promise<boolean> {
  if (!(await hasNewSteps(query, id))) return false;
  await query.transaction().execute(async (transaction) => {
    const row = await lockOne(transaction, id, undefined);
    if (row) await foldLocked(transaction, row);
  });
  return true;
}

/** Stores a document that was changed by steps, unless it has them already. All of its steps must be stored. */
export async function foldVersion({ query }: Database, id: number, live: VersionedDocument): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const row = await lockOne(transaction, id, undefined);
    if (row && row.Version < live.version) await writeVersion(transaction, row, live);
  });
}

/** Makes the steps of all documents part of them that have waited for a while: the server that took them may be gone. */
export async function foldOldSteps(database: Database): Promise<void> {
  for (const { Id } of await documentsWithOldSteps(database.query)) await foldSteps(database, Id);
}

/** Writes a version that steps have led to; the comments on it go where their words are. */
async function writeVersion(query: Database["query"], row: DocumentRow, live: VersionedDocument): Promise<DocumentRow> {
  const content = { ...contentOfVersion(live), Version: live.version, writer: live.writer };
  const written = await writeFolded(query, row, content);
  await moveAnchors(query, row, row, written);
  return written;
}
