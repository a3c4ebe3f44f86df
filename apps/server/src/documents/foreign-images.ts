import { imageHashes } from "@housestyle/documents/images";
import { type Person, readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { isTheirs, readShared, type Sharing } from "../document-access/index.ts";
import { Failure } from "../http/index.ts";
import { ownersOfShown, readOwned } from "../images/index.ts";
import { refusals } from "../refusals.ts";
import type { DocumentContent, DocumentRow } from "./store.ts";

/**
 * Fails if someone adds an image to another's document that they could not see before. Otherwise, anyone with access to
 * the document could read any image of its owner whose hash they have.
 */
export async function mustSeeImages(
  query: Database["query"],
  person: Person,
  sharing: Sharing | undefined,
  { OwnerId }: Pick<DocumentRow, "OwnerId">,
  added: readonly string[],
): Promise<void> {
  if (added.length === 0 || isTheirs(person, OwnerId)) return;
  const own = readableOwners(person);
  const owned = new Set(await readOwned(query, own, added));
  const shared = await readShared({ query }, sharing, own);
  for (const hash of added) {
    if (owned.has(hash) || (await ownersOfShown(query, shared, hash)).length > 0) continue;
    throw new Failure("forbidden", { message: refusals.documents.foreignImage });
  }
}

/** Does the same for the images that a document does not have yet. */
export async function mustSeeNewImages(
  query: Database["query"],
  person: Person,
  sharing: Sharing | undefined,
  row: DocumentRow,
  content: DocumentContent,
): Promise<void> {
  const before = new Set(imageHashes(row.Content));
  const added = [...imageHashes(content.Content)].filter((hash) => !before.has(hash));
  await mustSeeImages(query, person, sharing, row, added);
}
