import { type ActCode, answerAccessRequest, askForAccess, declineAccessRequest, limits } from "@housestyle/contract";
import type { Attempts } from "../accounts/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { mustDo, mustShare, teamOwning } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { addJobs } from "../jobs/index.ts";
import { notify } from "../notifications/index.ts";
import { noteRequestTask, type RequestedAccess } from "./note-request.ts";
import { declineRequest, endRequest } from "./request-store.ts";
import type { DocumentServices } from "./routes.ts";
import { putShare, readShares } from "./share-store.ts";
import { type DocumentFacts, readFacts } from "./store.ts";

type Query = Database["query"];

/** The most requests of one person in a quarter of an hour. */
const mostRequests = 20;

/** Serves requests for access to documents, and the answers to them. */
export function requestRoutes(app: App, { database, audit, flags }: DocumentServices, attempts: Attempts): void {
  route(app, askForAccess, async (_, { person, params }) => {
    mustShare(person, flags);
    const key = `access-request:${person.personId}`;
    if ((await attempts.add(key)) > mostRequests) {
      throw new Failure("too-many-requests", { retryAfter: await attempts.endsIn(key) });
    }
    // Nothing is looked up here: the answer and its time are the same for every id.
    const wish: RequestedAccess = { personId: person.personId, documentId: params.id };
    await addJobs(database.query, noteRequestTask, [wish]);
    return undefined;
  });

  const managed = async (transaction: Query, person: Person, id: number) =>
    mustDo(person, await readFacts({ query: transaction }, id, mustShare(person, flags)), "manage");
  const note = async (transaction: Query, person: Person, what: ActCode, { OwnerId, Id }: DocumentFacts) => {
    const teamId = await teamOwning(transaction, OwnerId);
    if (teamId !== undefined) await audit.note(transaction, person, [{ what, teamId, targetId: Id }]);
  };
  const changing = <T>(work: (transaction: Query) => Promise<T>) => database.query.transaction().execute(work);

  route(app, answerAccessRequest, async ({ Role }, { person, params }) =>
    changing(async (transaction) => {
      const row = await managed(transaction, person, params.id);
      if (!(await endRequest(transaction, row, params.person))) throw new Failure("no-such-row");
      await putShare(transaction, row, params.person, Role, person.personId);
      if ((await readShares(transaction, row)).length > limits.documentShares) throw new Failure("too-many");
      const about = { documentId: row.Id, actorId: person.personId, role: Role };
      await notify(transaction, { kind: "access-granted", ...about }, [params.person]);
      await note(transaction, person, "document.shared", row);
      return undefined;
    }),
  );

  route(app, declineAccessRequest, async (_, { person, params }) =>
    changing(async (transaction) => {
      const row = await managed(transaction, person, params.id);
      if (!(await declineRequest(transaction, row, params.person))) throw new Failure("no-such-row");
      const about = { documentId: row.Id, actorId: person.personId };
      await notify(transaction, { kind: "access-declined", ...about }, [params.person]);
      await note(transaction, person, "document.access-declined", row);
      return undefined;
    }),
  );
}
