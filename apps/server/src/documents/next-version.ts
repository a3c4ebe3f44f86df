import { prepareSave } from "../authorship/index.ts";
import { moveAnchors } from "../comments/index.ts";
import type { Database } from "../db/index.ts";
import { type DocumentContent, type DocumentRow, writeDocument } from "./store.ts";

/** Who saves a document. */
interface Saver {
  readonly personId: number;
  /** Whether people write together here, so that it is noted who wrote what. */
  readonly isShared: boolean;
}

/** Writes the next version of a locked document, moves the comments to where their words are, and notes who wrote what. */
export async function nextVersion(
  transaction: Database["query"],
  row: DocumentRow,
  { personId, isShared }: Saver,
  content: DocumentContent,
): Promise<DocumentRow> {
  const noteAuthors = isShared ? await prepareSave(transaction, row, personId) : undefined;
  const written = await writeDocument(transaction, row, personId, content);
  await moveAnchors(transaction, row, row, written);
  await noteAuthors?.(written);
  return written;
}
