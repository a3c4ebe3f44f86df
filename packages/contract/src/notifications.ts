import { z } from "zod";
import { listFailures, readFailures, writeFailures } from "./common-failures.ts";
import { documentRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, listing, reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

/** The kinds of notifications. */
export const notificationKinds = [
  "mention",
  "reply",
  "comment",
  "resolved",
  "shared",
  "deleted",
  "access-requested",
  "access-granted",
  "access-declined",
] as const;
/** A kind of notification. */
export type NotificationKind = (typeof notificationKinds)[number];

const group = "Notifications";
const path = "/api/v1/notifications";

const notification = z.object({
  Id: z.number(),
  Kind: z.enum(notificationKinds),
  Actor: z.string().describe("The name of the person who did it. Empty if the account has no name or was deleted."),
  IsGuest: z.boolean().describe("Whether the actor is a guest without an account."),
  DocumentId: z.number().describe("0 if it is about a project, or a document that was deleted."),
  ProjectId: z.number().nullable().describe("The shared project that it is about. Null if it is about a document."),
  Title: z.string().describe("The current title of the document or name of the project. Empty for a declined request."),
  ThreadId: z.number().nullable(),
  Text: z.string().describe("The beginning of the comment. Empty if there is none."),
  Role: z.enum(documentRoles).nullable().describe("The role that was given."),
  CreatedOn: z.string(),
  IsRead: z.boolean(),
});

/** Lists the caller's notifications, newest first. */
export const listNotifications = defineEndpoint({
  ...listing,
  path,
  group,
  summary:
    "List the caller's notifications, newest first: comments, shared documents and projects, and requests for access. A notification disappears when the caller loses access to its document or project. Notifications are kept for 90 days, and at most 500 per person.",
  output: notification,
  failures: [...listFailures, "forbidden"],
});

/** Counts the caller's unread notifications. */
export const countNotifications = defineEndpoint({
  ...reading,
  path: `${path}/unread`,
  group,
  summary: "Count the caller's unread notifications.",
  output: z.object({ Unread: z.int() }),
  failures: [...readFailures, "forbidden"],
});

/** Marks a notification as read, or all up to and including it. */
export const readNotifications = defineEndpoint({
  ...acting,
  method: "POST",
  path: `${path}/read`,
  group,
  summary: "Mark a notification as read, or all notifications up to and including it.",
  access: "write",
  input: caseless({ Id: rowId, AndEarlier: looseBoolean.default(false) }),
  failures: [...writeFailures, "forbidden"],
  example: { request: { Id: 17, AndEarlier: true } },
});
