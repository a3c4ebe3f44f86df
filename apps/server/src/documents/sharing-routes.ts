import {
  type ActCode,
  addDocumentLink,
  deleteDocumentLink,
  limits,
  openDocumentLink,
  readDocumentSharing,
  shareDocument,
  unshareDocument,
} from "@housestyle/contract";
import { type Attempts, mustGuessSeldom } from "../accounts/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import {
  type DocumentAction,
  guestAccessOf,
  isTheirs,
  mustDo,
  mustShare,
  roleOf,
  teamOwning,
} from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { notify } from "../notifications/index.ts";
import { refusals } from "../refusals.ts";
import { hashLinkPassword, hashSecret, isLinkPassword, newSecret } from "./link-secret.ts";
import { deleteLink, findLink, insertLink, type LinkRow, noteLinkUse, readLinks } from "./link-store.ts";
import { readSharesThroughProjects } from "./project-share-store.ts";
import { endRequest, readRequests } from "./request-store.ts";
import type { DocumentServices } from "./routes.ts";
import { endShare, nameOfOwner, peopleOf, putShare, readShares } from "./share-store.ts";
import { shareeNamed } from "./sharee-named.ts";
import { type DocumentFacts, readFacts } from "./store.ts";

type Query = Database["query"];

/** The most wrong guesses at one link, by one person and by everyone, before the next one has to wait. */
const mostWrong = { each: 10, all: 200 };

/** Serves sharing documents with people, with teams, and by link. */
export function sharingRoutes(app: App, { database, audit, flags }: DocumentServices, attempts: Attempts): void {
  const factsFor = async (query: Query, person: Person, id: number, action: DocumentAction) =>
    mustDo(person, await readFacts({ query }, id, mustShare(person, flags)), action);
  /** Records for a team's admins that a document was shared, without names and text. */
  const note = async (transaction: Query, person: Person, what: ActCode, { OwnerId, Id }: DocumentFacts) => {
    const teamId = await teamOwning(transaction, OwnerId);
    if (teamId !== undefined) await audit.note(transaction, person, [{ what, teamId, targetId: Id }]);
  };
  const changing = <T>(work: (transaction: Query) => Promise<T>) => database.query.transaction().execute(work);

  route(app, readDocumentSharing, async (_, { person, params }) => {
    const { query } = database;
    const row = await factsFor(query, person, params.id, "manage");
    const isOwners = isTheirs(person, row.OwnerId);
    const throughProjects = await readSharesThroughProjects(query, row);
    return {
      Owner: await nameOfOwner(query, row.OwnerId),
      Shares: await readShares(query, row),
      ProjectShares: throughProjects.map((each) => (isOwners ? each : { ...each, Project: "" })),
      Links: (await readLinks(query, row)).map(toLink),
      GuestAccess: await guestAccessOf(query, row, flags),
      Requests: (await readRequests(query, row)).map((each) => ({ ...each, AskedOn: each.AskedOn.toISOString() })),
    };
  });

  route(
    app,
    shareDocument,
    async ({ Email, TeamId, Role }, { person, params }) =>
      changing(async (transaction) => {
        const row = await factsFor(transaction, person, params.id, "manage");
        const sharee = await shareeNamed(transaction, person, Email, TeamId);
        if (sharee === row.OwnerId) throw new Failure("duplicate", { message: refusals.documents.ownersShare });
        if (await putShare(transaction, row, sharee, Role, person.personId)) {
          const about = { documentId: row.Id, actorId: person.personId, role: Role };
          await notify(transaction, { kind: "shared", ...about }, await peopleOf(transaction, sharee));
        }
        await endRequest(transaction, row, sharee);
        const shares = await readShares(transaction, row);
        if (shares.length > limits.documentShares) throw new Failure("too-many");
        await note(transaction, person, "document.shared", row);
        return shares.find(({ Id }) => Id === sharee) ?? never();
      }),
    { allowance: "sign-in" },
  );

  route(app, unshareDocument, async (_, { person, params }) =>
    changing(async (transaction) => {
      const row = await factsFor(transaction, person, params.id, params.share === person.personId ? "read" : "manage");
      if (!(await endShare(transaction, row, params.share))) throw new Failure("no-such-row");
      await note(transaction, person, "document.unshared", row);
      return undefined;
    }),
  );

  route(app, addDocumentLink, async ({ Role, ExpiresInDays, Password, ForGuests }, { person, params }) => {
    const secret = newSecret();
    const passwordHash = Password === undefined ? null : await hashLinkPassword(Password);
    return changing(async (transaction) => {
      const row = await factsFor(transaction, person, params.id, "manage");
      if ((await readLinks(transaction, row)).length >= limits.documentLinks) throw new Failure("too-many");
      if (ForGuests && (await guestAccessOf(transaction, row, flags)) === "none") {
        throw new Failure("forbidden", { message: refusals.documents.noGuests });
      }
      const link = await insertLink(transaction, row, {
        ...{ hash: hashSecret(secret), role: Role, passwordHash, createdBy: person.personId, isForGuests: ForGuests },
        expiresInDays: ExpiresInDays ?? null,
      });
      await note(transaction, person, "document.link-created", row);
      return { ...toLink(link), Secret: secret };
    });
  });

  route(app, deleteDocumentLink, async (_, { person, params }) =>
    changing(async (transaction) => {
      const row = await factsFor(transaction, person, params.id, "manage");
      if (!(await deleteLink(transaction, row, params.link))) throw new Failure("no-such-row");
      await note(transaction, person, "document.link-deleted", row);
      return undefined;
    }),
  );

  route(
    app,
    openDocumentLink,
    async ({ Secret, Password }, { person }) => {
      mustShare(person, flags);
      const hash = hashSecret(Secret);
      const key = `document-link:${hash.toString("base64url")}`;
      const counted = [
        { key: `${key}:${person.personId}`, most: mostWrong.each },
        { key, most: mostWrong.all },
      ];
      const link = await mustGuessSeldom(attempts, counted, async () => {
        const found = await findLink(database.query, hash);
        const isOpen = found !== undefined && found.passwordHash === null;
        // Looked at in any case, so that every refusal takes as long as another.
        const isPassword = await isLinkPassword(Password, found?.passwordHash ?? undefined);
        if (found?.isGood && (isOpen || isPassword)) return found;
        throw new Failure("bad-link", { message: refusals.documents.link });
      });
      await noteLinkUse(database.query, link, person.personId);
      const row = await factsFor(database.query, person, link.documentId, "read");
      return { Id: row.Id, Role: roleOf(person, row) };
    },
    { allowance: "sign-in" },
  );
}

function toLink(link: LinkRow) {
  return { ...link, ExpiresOn: link.ExpiresOn?.toISOString() ?? null, CreatedOn: link.CreatedOn.toISOString() };
}

function never(): never {
  throw new Error("A share was not stored.");
}
