import { afterSteps, type VersionedDocument } from "@housestyle/documents/steps";
import { noteSteps } from "../authorship/index.ts";
import { isCommented, moveAnchors } from "../comments/index.ts";
import type { Database } from "../db/index.ts";
import { documentsWithOldSteps, hasNewSteps, readSteps } from "./step-store.ts";
import { type DocumentFacts, type DocumentRow, lockFacts, lockOne, readOne, writeFolded } from "./store.ts";
import { contentOfVersion, versionedDocument } from "./versioned-document.ts";

type Query = Database["query"];

/** Returns a document after all of its stored steps. */
export async function afterStoredSteps(query: Query, row: DocumentRow): Promise<VersionedDocument> {
  let live = versionedDocument(row);
  for (;;) {
    const steps = await readSteps(query, row, live.version);
    if (steps.length === 0) return live;
    live = afterSteps(live, steps);
  }
}

/** Folds the pending steps into a locked document and returns the result. */
export async function foldLocked(query: Query, row: DocumentRow): Promise<DocumentRow> {
  const live = await afterStoredSteps(query, row);
  if (live.version === row.Version) return row;
  await writeVersion(query, row, live);
  const folded = await lockOne(query, row.Id, undefined);
  return folded ? { ...folded, SharedRole: row.SharedRole } : row;
}

/** Folds the pending steps into a document, and returns whether there were any. */
export async function foldSteps({ query }: Database, id: number): Promise<boolean> {
  if (!(await hasNewSteps(query, id))) return false;
  await query.transaction().execute(async (transaction) => {
    const row = (await lockFacts(transaction, id)) && (await readOne({ query: transaction }, id, undefined));
    if (row) await foldLocked(transaction, row);
  });
  return true;
}

/**
 * Stores a document that was changed by steps, unless all but fewer than `least` of them are part of it already. All of its steps
 * must be stored. Returns the version that is stored then; undefined if the document has gone.
 */
export function foldVersion(
  { query }: Database,
  id: number,
  live: VersionedDocument,
  least: number,
): Promise<number | undefined> {
  return query.transaction().execute(async (transaction) => {
    const facts = await lockFacts(transaction, id);
    if (!facts || live.version - facts.Version < least) return facts?.Version;
    await writeVersion(transaction, facts, live);
    return live.version;
  });
}

/** Folds steps that have waited for a while into their documents. The server that accepted them may be gone. */
export async function foldOldSteps(database: Database): Promise<void> {
  for (const { Id } of await documentsWithOldSteps(database.query)) await foldSteps(database, Id);
}

/** Writes a version that results from steps, moves the comments to where their words are, and notes who wrote what. */
async function writeVersion(query: Query, facts: DocumentFacts, live: VersionedDocument): Promise<void> {
  const read = () => readOne({ query }, facts.Id, undefined);
  const before = (await isCommented(query, facts)) ? await read() : undefined;
  const writers = await noteSteps(query, facts, live, async () => before ?? read());
  const content = { ...contentOfVersion(live), Version: live.version, writer: live.writer, writers };
  await writeFolded(query, facts, content);
  if (before) await moveAnchors(query, facts, before, content);
}
