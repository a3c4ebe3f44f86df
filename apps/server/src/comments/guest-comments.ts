import { limits } from "@housestyle/contract";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { recipientsOf } from "./recipients.ts";
import { type QuotedPassage, startThread } from "./start-thread.ts";
import {
  type CommentedDocument,
  insertComment,
  lockWritten,
  readCommented,
  readThreads,
  setResolved,
} from "./thread-store.ts";

type Query = Database["query"];

/** What someone without an account writes, under a name of their choice. */
export interface GuestComment {
  readonly text: string;
  readonly guest: string;
}

/** Starts a thread of a guest on a document that they may comment on, and returns its id. */
export async function addThread(
  transaction: Query,
  documentId: number,
  passage: QuotedPassage,
  comment: GuestComment,
): Promise<number> {
  const document = await lockWritten(transaction, documentId, undefined);
  if (!document) throw new Failure("no-such-row");
  const thread = await startThread(transaction, document, passage);
  await store(transaction, document, thread, comment, []);
  return thread;
}

/** Adds the reply of a guest to a thread, which reopens it, and returns the thread's id. */
export async function addComment(
  transaction: Query,
  documentId: number,
  threadId: number,
  comment: GuestComment,
): Promise<number> {
  const document = await readCommented(transaction, documentId, undefined);
  const [thread] = document ? await readThreads(transaction, document, threadId) : [];
  if (!document || !thread) throw new Failure("no-such-row");
  if (thread.Comments.length >= limits.commentReplies) throw new Failure("too-many");
  if (thread.ResolvedOn !== null) await setResolved(transaction, document, threadId, null);
  await store(transaction, document, threadId, comment, thread.Comments);
  return threadId;
}

async function store(
  transaction: Query,
  document: CommentedDocument,
  threadId: number,
  { text, guest }: GuestComment,
  comments: Parameters<typeof recipientsOf>[0]["comments"],
): Promise<void> {
  const commentId = await insertComment(transaction, document, threadId, { text, mentions: [], guest });
  const about = { actorId: null, documentId: document.Id, threadId, commentId };
  await notifyOfComment(transaction, about, recipientsOf({ document, comments }));
}
