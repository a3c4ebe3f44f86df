import type { Flags } from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import { personWithId } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { actionsOf, sharingOf, teamOwning } from "../document-access/index.ts";
import { notify } from "../notifications/index.ts";
import { insertRequest, managersOf } from "./request-store.ts";
import { readFacts } from "./store.ts";

export const noteRequestTask = "note-access-request";

/** A request to read the document with this id, if it exists. */
export interface RequestedAccess {
  readonly personId: number;
  readonly documentId: number;
}

/** What recording requests needs from the rest of the server. */
interface NotingServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly flags: Flags;
}

/**
 * Records a request for access as a job, so that the response takes the same time whether or not the document exists.
 * Requests for documents that do not exist are dropped here.
 */
export function noteRequest({ database, audit, flags }: NotingServices): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { personId, documentId } = payload as RequestedAccess;
    const person = await personWithId(database, personId);
    const sharing = person && sharingOf(person, flags);
    if (!sharing) return;
    await database.query.transaction().execute(async (transaction) => {
      const document = await readFacts({ query: transaction }, documentId, sharing);
      if (!document || document.DeletedOn !== null || actionsOf(person, document).has("read")) return;
      if (!(await insertRequest(transaction, document, personId))) return;
      const people = await managersOf(transaction, document);
      await notify(transaction, { kind: "access-requested", documentId, actorId: personId }, people);
      const teamId = await teamOwning(transaction, document.OwnerId);
      if (teamId === undefined) return;
      await audit.note(transaction, person, [{ what: "document.access-requested", teamId, targetId: documentId }]);
    });
  };
}
