import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { acting, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseInteger } from "./wire/loose-integer.ts";

const group = "Comments";
const failures = [...writeFailures, "forbidden", "in-trash"] as const;
const one = z.object({ id: rowId });
const oneThread = z.object({ id: rowId, thread: rowId });

const comment = z.object({
  Id: z.number(),
  Text: z.string(),
  Mentions: z.array(z.number()).describe("People the comment mentions."),
  CreatedBy: z.number().nullable(),
  Name: z
    .string()
    .describe("Empty if the account was deleted. For a comment from a file or by a guest, the name given there."),
  IsImported: z.boolean().describe("Whether the comment comes from a file, whose authors have no accounts here."),
  IsGuest: z.boolean().describe("Whether a guest without an account wrote it, under a name of their choice."),
  CreatedOn: z.string(),
  CanDelete: z.boolean(),
});

const thread = z.object({
  Id: z.number(),
  From: z.number().describe("A ProseMirror position in the document."),
  To: z.number(),
  IsOrphan: z.boolean().describe("Whether the words are no longer in the document. If so, From is where they were."),
  Quote: z.string().describe("The words that the thread is about, as they were when it was started."),
  CreatedOn: z.string(),
  ResolvedOn: z.string().nullable(),
  ResolvedBy: z
    .string()
    .nullable()
    .describe("The name of the person who resolved it. Null if it was already resolved in the file it came from."),
  Comments: z.array(comment),
});

const text = z.string().trim().min(1).max(limits.commentText);
const mentions = z.array(rowId).max(limits.commentMentions).default([]);

/** Lists the comment threads on a document in text order, and the people that a comment can mention. */
export const listDocumentComments = defineEndpoint({
  ...reading,
  path: "/api/v1/documents/:id/comments",
  group,
  summary:
    "Get the comment threads on a document, in text order, and the people a comment can mention. Requires the role comment or membership in the team that owns the document.",
  params: one,
  output: z.object({
    Version: z.number().describe("The version of the document that the positions refer to."),
    Threads: z.array(thread),
    People: z.array(z.object({ Id: z.number(), Name: z.string() })),
    CanComment: z.boolean(),
  }),
  failures: [...readFailures, "forbidden"],
});

/** Starts a thread on a passage of a document. Fails with 409 if the document no longer contains the quoted words. */
export const addDocumentComment = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/comments",
  group,
  summary:
    "Start a thread on a passage of a document. If Quote is not at From, its nearest occurrence is used. Returns 409 if the document no longer contains it.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({
    From: looseInteger(0, Number.MAX_SAFE_INTEGER),
    To: looseInteger(0, Number.MAX_SAFE_INTEGER),
    Quote: z.string().min(1).max(limits.commentQuote),
    Text: text,
    Mentions: mentions,
  }),
  output: thread,
  failures,
  example: { request: { From: 12, To: 19, Quote: "old cat", Text: "Which cat?" } },
});

/** Adds the comment threads of a file. A thread whose words are not in the document keeps its quotation. */
export const importDocumentComments = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/comments/import",
  group,
  summary:
    "Add the comment threads of a file, with the names and times in it. Threads that are already on the document are skipped. Requires the role edit.",
  access: "write",
  also: "read",
  params: one,
  input: caseless({
    Threads: z
      .array(
        caseless({
          From: looseInteger(0, Number.MAX_SAFE_INTEGER),
          To: looseInteger(0, Number.MAX_SAFE_INTEGER),
          Quote: z.string().min(1).max(limits.commentQuote),
          IsResolved: z.boolean().default(false),
          Comments: z
            .array(
              caseless({
                Text: text,
                Name: z.string().trim().max(limits.commentAuthor).default(""),
                CreatedOn: z.iso.datetime().optional(),
              }),
            )
            .min(1)
            .max(limits.commentReplies),
        }),
      )
      .max(limits.commentThreads),
  }),
  output: z.object({ Added: z.number().describe("Number of threads added.") }),
  failures,
  example: {
    request: {
      Threads: [{ From: 12, To: 19, Quote: "old cat", Comments: [{ Text: "Which cat?", Name: "Pat Reader" }] }],
    },
  },
});

/** Replies to a thread, and reopens it if it was resolved. */
export const replyToComment = defineEndpoint({
  method: "POST",
  path: "/api/v1/documents/:id/comments/:thread/replies",
  group,
  summary: "Reply to a thread. A reply reopens a thread that was resolved.",
  access: "write",
  also: "read",
  params: oneThread,
  input: caseless({ Text: text, Mentions: mentions }),
  output: thread,
  failures,
  example: { request: { Text: "The one on the mat." } },
});

/** Resolves a thread, or reopens it. */
export const resolveComment = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/documents/:id/comments/:thread",
  group,
  summary: "Resolve a thread, or reopen it.",
  access: "write",
  also: "read",
  params: oneThread,
  input: caseless({ Resolved: z.boolean() }),
  output: thread,
  failures,
  example: { request: { Resolved: true } },
});

/** Deletes a comment of the caller's; those who can share the document can delete any. */
export const deleteDocumentComment = defineEndpoint({
  ...acting,
  method: "DELETE",
  path: "/api/v1/documents/:id/comments/:thread/:comment",
  group,
  summary:
    "Delete one of your own comments. Those who can share the document can delete any comment. Deleting the last comment deletes the thread.",
  access: "write",
  params: z.object({ id: rowId, thread: rowId, comment: rowId }),
  failures,
});
