import {
  addDocumentComment,
  deleteDocumentComment,
  type Flags,
  limits,
  listDocumentComments,
  replyToComment,
  resolveComment,
} from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import { flagsOf, type Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { actionsOf, isTheirs, mustDo, sharingOf, teamOwning } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { notify } from "../notifications/index.ts";
import { refusals } from "../refusals.ts";
import type { Signal } from "../signal.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { readPeople } from "./people-store.ts";
import { recipientsOf } from "./recipients.ts";
import { startThread } from "./start-thread.ts";
import {
  type CommentedDocument,
  deleteComment,
  insertComment,
  lockWritten,
  readCommented,
  readThreads,
  setResolved,
  type ThreadRow,
} from "./thread-store.ts";

type Query = Database["query"];
type CommentAct = "added" | "replied" | "resolved" | "reopened" | "deleted";

/** What comments need from the rest of the server. */
export interface CommentServices {
  readonly database: Database;
  readonly audit: Audit;
  /** The server's flags, one of which turns comments on. */
  readonly flags: Flags;
  /** Folds pending steps into the document. */
  readonly foldSteps: (database: Database, id: number) => Promise<boolean>;
  /** Notified of each document whose comments have changed. */
  readonly commented: Pick<Signal<number>, "send">;
}

/** Serves comment threads on documents. */
export function commentRoutes(
  app: App,
  { database, audit, flags, foldSteps, commented: signal }: CommentServices,
): void {
  const mustBeOn = (person: Person) => {
    if (!flagsOf(person, flags).Comments) throw new Failure("forbidden", { message: refusals.comments.switchedOff });
  };
  const changing = async <T>(id: number, work: (transaction: Query) => Promise<T>) => {
    const done = await database.query.transaction().execute(work);
    signal.send(id);
    return done;
  };
  const commented = async (query: Query, person: Person, id: number) => {
    const document = await readCommented(query, id, sharingOf(person, flags));
    // Who may not even know of the document is not told what is switched off.
    mustDo(person, document, "read");
    mustBeOn(person);
    const row = mustDo(person, document, "comment");
    if (row.DeletedOn !== null) throw new Failure("in-trash");
    return row;
  };
  /** Records that a team's document was commented on, without any text. */
  const note = async (
    query: Query,
    person: Person,
    what: CommentAct,
    { OwnerId, Id }: CommentedDocument,
    thread: number,
  ) => {
    const teamId = await teamOwning(query, OwnerId);
    if (teamId === undefined) return;
    await audit.note(query, person, [{ what: `comment.${what}`, teamId, targetId: Id, details: { Ids: [thread] } }]);
  };
  const threadOf = async (query: Query, person: Person, document: CommentedDocument, id: number) => {
    const [thread] = await readThreads(query, document, id);
    if (!thread) throw new Failure("no-such-row");
    return toThread(thread, person, document);
  };

  route(app, listDocumentComments, async (_, { person, params }) => {
    const { query } = database;
    const read = async () => mustDo(person, await readCommented(query, params.id, sharingOf(person, flags)), "read");
    const found = await read();
    mustBeOn(person);
    const document = (await foldSteps(database, params.id)) ? await read() : found;
    const CanComment = actionsOf(person, document).has("comment");
    if (!isTheirs(person, document.OwnerId)) mustDo(person, document, "comment");
    const Threads = (await readThreads(query, document)).map((thread) => toThread(thread, person, document));
    return { Version: document.Version, Threads, People: await readPeople(query, document), CanComment };
  });

  route(app, addDocumentComment, async ({ Text, Mentions, ...passage }, { person, params }) => {
    await commented(database.query, person, params.id);
    // Its words may have been typed a moment ago.
    await foldSteps(database, params.id);
    return changing(params.id, async (transaction) => {
      await commented(transaction, person, params.id);
      const document = mustDo(person, await lockWritten(transaction, params.id, sharingOf(person, flags)), "comment");
      await mustBePeople(transaction, document, Mentions);
      const thread = await startThread(transaction, document, passage);
      const first = { text: Text, mentions: Mentions, by: person.personId };
      const commentId = await insertComment(transaction, document, thread, first);
      const about = { actorId: person.personId, documentId: document.Id, threadId: thread, commentId };
      await notifyOfComment(transaction, about, recipientsOf({ document, comments: [], mentions: Mentions }));
      await note(transaction, person, "added", document, thread);
      return threadOf(transaction, person, document, thread);
    });
  });

  route(app, replyToComment, async ({ Text, Mentions }, { person, params }) =>
    changing(params.id, async (transaction) => {
      const document = await commented(transaction, person, params.id);
      const { Comments, ResolvedOn } = await threadOf(transaction, person, document, params.thread);
      if (Comments.length >= limits.commentReplies) throw new Failure("too-many");
      await mustBePeople(transaction, document, Mentions);
      if (ResolvedOn !== null) await setResolved(transaction, document, params.thread, null);
      const reply = { text: Text, mentions: Mentions, by: person.personId };
      const commentId = await insertComment(transaction, document, params.thread, reply);
      const about = { actorId: person.personId, documentId: document.Id, threadId: params.thread, commentId };
      await notifyOfComment(transaction, about, recipientsOf({ document, comments: Comments, mentions: Mentions }));
      await note(transaction, person, "replied", document, params.thread);
      return threadOf(transaction, person, document, params.thread);
    }),
  );

  route(app, resolveComment, async ({ Resolved }, { person, params }) =>
    changing(params.id, async (transaction) => {
      const document = await commented(transaction, person, params.id);
      const { Comments, ResolvedOn } = await threadOf(transaction, person, document, params.thread);
      await setResolved(transaction, document, params.thread, Resolved ? person.personId : null);
      if (Resolved && ResolvedOn === null) {
        const { inThread, owners } = recipientsOf({ document, comments: Comments });
        const about = { actorId: person.personId, documentId: document.Id, threadId: params.thread };
        await notify(transaction, { kind: "resolved", ...about }, [...inThread, ...owners]);
      }
      await note(transaction, person, Resolved ? "resolved" : "reopened", document, params.thread);
      return threadOf(transaction, person, document, params.thread);
    }),
  );

  route(app, deleteDocumentComment, async (_, { person, params }) =>
    changing(params.id, async (transaction) => {
      const document = await commented(transaction, person, params.id);
      const { Comments } = await threadOf(transaction, person, document, params.thread);
      const comment = Comments.find(({ Id }) => Id === params.comment);
      if (!comment) throw new Failure("no-such-row");
      if (!comment.CanDelete) throw new Failure("forbidden", { message: refusals.comments.notYours });
      await deleteComment(transaction, document, params.thread, params.comment);
      await note(transaction, person, "deleted", document, params.thread);
      return undefined;
    }),
  );
}

/** Fails if a comment mentions people who may not read it. */
async function mustBePeople(query: Query, document: CommentedDocument, mentions: readonly number[]): Promise<void> {
  if (mentions.length === 0) return;
  const people = new Set((await readPeople(query, document)).map(({ Id }) => Id));
  if (!mentions.every((id) => people.has(id))) {
    throw new Failure("bad-request", { message: refusals.comments.mention });
  }
}

function toThread(thread: ThreadRow, person: Person, document: CommentedDocument) {
  const actions = actionsOf(person, document);
  const mayDelete = (by: number | null) => actions.has("manage") || (by === person.personId && actions.has("comment"));
  return {
    ...thread,
    CreatedOn: thread.CreatedOn.toISOString(),
    ResolvedOn: thread.ResolvedOn?.toISOString() ?? null,
    Comments: thread.Comments.map((comment) => ({
      ...comment,
      CreatedOn: new Date(comment.CreatedOn).toISOString(),
      CanDelete: mayDelete(comment.CreatedBy),
    })),
  };
}
