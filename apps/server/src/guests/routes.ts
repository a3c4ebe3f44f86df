import {
  addGuestComment,
  type Flags,
  limits,
  openGuestLink,
  readGuestDocument,
  readGuestImage,
  replyAsGuest,
} from "@housestyle/contract";
import type { FastifyRequest } from "fastify";
import { type Attempts, mustGuessSeldom } from "../accounts/index.ts";
import type { Audit } from "../audit/index.ts";
import { addComment, addThread, type ThreadRow, threadsOf } from "../comments/index.ts";
import type { Database } from "../db/index.ts";
import { guestAccessOf, guestRoleBy, teamOwning } from "../document-access/index.ts";
import { type foldSteps, hashSecret, isLinkPassword, readOne } from "../documents/index.ts";
import { type App, Failure, networkOf, originOfRequest, route } from "../http/index.ts";
import { imageShownIn } from "../images/index.ts";
import { refusals } from "../refusals.ts";
import type { Signal } from "../signal.ts";
import { guestContent } from "./guest-content.ts";
import { guestPass, linkOfPass } from "./guest-pass.ts";
import { countGuestThreads, findGuestLink, type GuestLink, guestLinkWithId } from "./store.ts";

type Query = Database["query"];

/** What guests need from the rest of the server. */
export interface GuestServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly flags: Flags;
  readonly secret: string;
  readonly now: () => Date;
  readonly attempts: Attempts;
  readonly foldSteps: typeof foldSteps;
  /** Notified of each document whose comments have changed. */
  readonly commented: Pick<Signal<number>, "send">;
}

/** The most wrong guesses at one link, from one network and from all, before the next one has to wait. */
const mostWrong = { each: 10, all: 200 };
/** The most comments by one link, from one network and from all, in a quarter of an hour. */
const mostComments = { each: 20, all: 100 };

/** Serves people without an account who open a link to a document. They reach that document and nothing else. */
export function guestRoutes(app: App, services: GuestServices): void {
  const { database, audit, flags, secret, now, attempts, commented } = services;
  const badLink = () => new Failure("bad-link", { message: refusals.documents.link });

  const roleBy = async (query: Query, link: GuestLink) =>
    guestRoleBy(link.Role, await guestAccessOf(query, link, flags));
  /** Returns what a pass lets its guest do, which may be less than when it was given. */
  const entered = async (query: Query, pass: string) => {
    const id = linkOfPass(secret, pass, now());
    const link = id === undefined ? undefined : await guestLinkWithId(query, id);
    const role = link ? await roleBy(query, link) : "none";
    if (!link || role === "none") throw badLink();
    return { link, role };
  };
  const documentOf = async (query: Query, { DocumentId }: GuestLink) => {
    const row = await readOne({ query }, DocumentId, undefined);
    if (!row) throw badLink();
    return row;
  };
  const mustComment = async (query: Query, pass: string) => {
    const { link, role } = await entered(query, pass);
    if (role !== "comment") throw new Failure("forbidden", { message: refusals.documents.guestsRead });
    return link;
  };
  /** Counts a comment; fails if there were too many a short time ago. */
  const count = async ({ Id }: GuestLink, request: FastifyRequest) => {
    for (const [key, most] of [
      [`guest-comments:${Id}:${networkOf(request.ip)}`, mostComments.each],
      [`guest-comments:${Id}`, mostComments.all],
    ] as const) {
      if ((await attempts.add(key)) <= most) continue;
      throw new Failure("too-many-requests", { retryAfter: await attempts.endsIn(key) });
    }
  };
  /** Stores a comment with `work`, which returns its thread, and records that without any text. */
  const commenting = async (
    { Pass }: { readonly Pass: string },
    request: FastifyRequest,
    what: "comment.added-by-guest" | "comment.replied-by-guest",
    work: (transaction: Query, link: GuestLink) => Promise<number>,
  ) => {
    const link = await mustComment(database.query, Pass);
    await count(link, request);
    await services.foldSteps(database, link.DocumentId);
    const thread = await database.query.transaction().execute(async (transaction) => {
      const id = await work(transaction, await mustComment(transaction, Pass));
      const teamId = await teamOwning(transaction, link.OwnerId);
      const actor = { personId: undefined, from: originOfRequest(request) };
      if (teamId !== undefined) {
        await audit.note(transaction, actor, [{ what, teamId, targetId: link.DocumentId, details: { Ids: [id] } }]);
      }
      const [stored] = await threadsOf(transaction, { OwnerId: link.OwnerId, Id: link.DocumentId }, id);
      if (!stored) throw new Failure("no-such-row");
      return stored;
    });
    commented.send(link.DocumentId);
    return toGuestThread(thread);
  };

  route(
    app,
    openGuestLink,
    async ({ Secret, Password }, { request }) => {
      const hash = hashSecret(Secret);
      const key = `guest-link:${hash.toString("base64url")}`;
      const counted = [
        { key: `${key}:${networkOf(request.ip)}`, most: mostWrong.each },
        { key, most: mostWrong.all },
      ];
      return mustGuessSeldom(attempts, counted, async () => {
        const link = await findGuestLink(database.query, hash);
        const isOpen = link !== undefined && link.PasswordHash === null;
        // Looked at in any case, so that every refusal takes as long as another.
        const isPassword = await isLinkPassword(Password, link?.PasswordHash ?? undefined);
        const Role = link && (isOpen || isPassword) ? await roleBy(database.query, link) : "none";
        if (!link || Role === "none") throw badLink();
        return { Pass: guestPass(secret, link.Id, now()), Role };
      });
    },
    { allowance: "sign-in" },
  );

  route(app, readGuestDocument, async ({ Pass }) => {
    const { query } = database;
    const { link, role } = await entered(query, Pass);
    await services.foldSteps(database, link.DocumentId);
    const row = await documentOf(query, link);
    const { Title, Language, Version, Text } = row;
    const Threads = role === "comment" ? (await threadsOf(query, row)).map(toGuestThread) : [];
    return { Title, Language, Version, Text, Content: guestContent(row.Content), Role: role, Threads };
  });

  route(app, readGuestImage, async ({ Pass }, { params: { hash } }) => {
    const { link } = await entered(database.query, Pass);
    const image = await imageShownIn(database, { id: link.DocumentId, ownerId: link.OwnerId }, hash);
    if (!image) throw new Failure("no-such-row");
    return { name: hash, type: image.type, bytes: image.bytes };
  });

  route(app, addGuestComment, async (given, { request }) =>
    commenting(given, request, "comment.added-by-guest", async (transaction, link) => {
      const key = { OwnerId: link.OwnerId, Id: link.DocumentId };
      if ((await countGuestThreads(transaction, key)) >= limits.guestThreads) throw new Failure("too-many");
      return addThread(transaction, link.DocumentId, given, { text: given.Text, guest: given.Name });
    }),
  );

  route(app, replyAsGuest, async (given, { request, params }) =>
    commenting(given, request, "comment.replied-by-guest", async (transaction, link) =>
      addComment(transaction, link.DocumentId, params.thread, { text: given.Text, guest: given.Name }),
    ),
  );
}

/** Returns a thread as guests see it, without the ids of people. */
function toGuestThread({ Id, From, To, IsOrphan, Quote, ResolvedOn, Comments }: ThreadRow) {
  return {
    ...{ Id, From, To, IsOrphan, Quote, IsResolved: ResolvedOn !== null },
    Comments: Comments.map(({ Id, Text, Name, IsGuest, IsImported, CreatedOn }) => ({
      ...{ Id, Text, Name, IsGuest, IsImported, CreatedOn: new Date(CreatedOn).toISOString() },
    })),
  };
}
