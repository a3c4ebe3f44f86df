import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";

const group = "Notifications";

/** The kinds of notification emails; `access` covers requests for access and decisions on them. */
export const notificationEmailKinds = ["mention", "reply", "comment", "resolved", "shared", "access"] as const;
/** A kind of notification that can be sent by email. */
export type NotificationEmailKind = (typeof notificationEmailKinds)[number];

const chosen = {
  Kinds: z.array(z.enum(notificationEmailKinds)).max(notificationEmailKinds.length),
  Every: z.enum(["hour", "day"]).describe("The shortest time between two emails."),
};

const emails = z.object({
  ...chosen,
  Confirmed: z
    .boolean()
    .describe("Whether the caller's email address is verified. Nothing is sent to unverified addresses."),
  Sends: z.boolean().describe("Whether this server can send email."),
});

/** Returns which notifications the caller receives by email. */
export const readNotificationEmails = defineEndpoint({
  ...reading,
  path: "/api/v1/account/notification-emails",
  group,
  summary: "Get which notifications the caller receives by email.",
  output: emails,
  failures: [...reading.failures, "forbidden"],
});

/** Chooses which notifications the caller receives by email. */
export const changeNotificationEmails = defineEndpoint({
  method: "PUT",
  path: "/api/v1/account/notification-emails",
  access: "manage",
  group,
  summary:
    "Choose which notifications are sent by email. None are by default. An email names people and documents and contains links, but no text of documents or comments.",
  input: caseless(chosen),
  output: emails,
  failures: [...writeFailures, "forbidden", "not-verified"],
  example: { request: { Kinds: ["mention"], Every: "day" } },
});

/** Unsubscribes from emails about notifications with the token from an email, without logging in. */
export const endNotificationEmails = defineEndpoint({
  method: "POST",
  path: "/api/v1/notification-emails/end",
  group,
  summary:
    "Unsubscribe from emails about notifications, of one kind or all, with the token from an email. No login required.",
  input: caseless({ Token: z.string().max(200) }),
  output: z.object({ Kind: z.enum([...notificationEmailKinds, "all"]) }),
  failures: [
    "bad-request",
    "bad-json",
    "bad-encoding",
    "bad-link",
    "foreign-origin",
    "too-many-requests",
    "wrong-media-type",
  ],
});
