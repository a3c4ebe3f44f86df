import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import type { FailureCode } from "./failures.ts";
import { limits } from "./limits.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseInteger } from "./wire/loose-integer.ts";

/** What people without an account may do with a document by a link that is open to them, each including those before it. */
export const guestAccesses = ["none", "view", "comment"] as const;
/** What guests may do. */
export type GuestAccess = (typeof guestAccesses)[number];

const group = "Guests";
const failures = [
  "bad-request",
  "bad-json",
  "bad-encoding",
  "bad-link",
  "foreign-origin",
  "too-many-requests",
  "wrong-media-type",
  "too-large",
] as const satisfies readonly FailureCode[];
const writing = [...failures, "forbidden", "no-such-row", "stale", "too-many"] as const;

const Pass = z.string().min(1).max(200).describe("From opening the link.");
const Name = z.string().trim().min(1).max(limits.guestName).describe("The guest’s name, as others will see it.");
const Text = z.string().trim().min(1).max(limits.commentText);

const guestComment = z.object({
  Id: z.number(),
  Text: z.string(),
  Name: z.string().describe("Empty if the account was deleted."),
  IsGuest: z.boolean().describe("Whether a guest wrote it, under a name of their choice."),
  IsImported: z.boolean(),
  CreatedOn: z.string(),
});

const guestThread = z.object({
  Id: z.number(),
  From: z.number(),
  To: z.number(),
  IsOrphan: z.boolean(),
  Quote: z.string(),
  IsResolved: z.boolean(),
  Comments: z.array(guestComment),
});

/** Opens a link without an account. Fails in the same way for every link that guests cannot open. */
export const openGuestLink = defineEndpoint({
  method: "POST",
  path: "/api/v1/guest-links/open",
  group,
  summary:
    "Open a link without an account. Returns a pass for the other calls of guests, which is valid for 12 hours as long as the link is. The response is the same for a wrong secret, a wrong password, an expired link, and a link that guests cannot open.",
  input: caseless({
    Secret: z.string().min(1).max(100),
    Password: z.string().max(limits.password).default(""),
  }),
  output: z.object({ Pass: z.string(), Role: z.enum(guestAccesses).exclude(["none"]) }),
  failures,
  example: { request: { Secret: "q3Zk…", Password: "" } },
});

/** Returns the document of a pass, and its comments if the guest may comment. */
export const readGuestDocument = defineEndpoint({
  method: "POST",
  path: "/api/v1/guest-links/document",
  group,
  summary: "Get the document of a pass, and its comments if the guest can comment.",
  input: caseless({ Pass }),
  output: z.object({
    Title: z.string(),
    Language: z.string(),
    Version: z.number(),
    Text: z.string(),
    Content: z.unknown().describe("As in documents, with nothing but the names of those who suggest edits."),
    Role: z.enum(guestAccesses).exclude(["none"]),
    Threads: z.array(guestThread).describe("In text order. Empty if the guest cannot comment."),
  }),
  failures,
});

/** Returns an image of the document of a pass. */
export const readGuestImage = defineEndpoint({
  method: "POST",
  path: "/api/v1/guest-links/images/:hash",
  group,
  summary: "Get an image of the document of a pass.",
  form: "file",
  media: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"],
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  input: caseless({ Pass }),
  output: z.string(),
  failures: [...failures, "no-such-row"],
});

/** Starts a thread as a guest. Fails with 409 if the document no longer contains the quoted words. */
export const addGuestComment = defineEndpoint({
  method: "POST",
  path: "/api/v1/guest-links/comments",
  group,
  summary:
    "Start a thread as a guest, on a passage of the document of a pass. If Quote is not at From, its nearest occurrence is used. Returns 409 if the document no longer contains it.",
  input: caseless({
    ...{ Pass, Name, Text },
    From: looseInteger(0, Number.MAX_SAFE_INTEGER),
    To: looseInteger(0, Number.MAX_SAFE_INTEGER),
    Quote: z.string().min(1).max(limits.guestQuote),
  }),
  output: guestThread,
  failures: writing,
  example: { request: { Pass: "7.mf…", Name: "Pat", Text: "Which cat?", From: 12, To: 19, Quote: "old cat" } },
});

/** Replies to a thread as a guest. A reply reopens a thread that was resolved. */
export const replyAsGuest = defineEndpoint({
  method: "POST",
  path: "/api/v1/guest-links/comments/:thread/replies",
  group,
  summary: "Reply to a thread as a guest. A reply reopens a thread that was resolved.",
  params: z.object({ thread: rowId }),
  input: caseless({ Pass, Name, Text }),
  output: guestThread,
  failures: writing,
  example: { request: { Pass: "7.mf…", Name: "Pat", Text: "The one on the mat." } },
});
