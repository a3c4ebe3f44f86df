import type { NotificationEmailKind } from "@housestyle/contract";
import { catalogue } from "@housestyle/texts";

/** The texts of the page about notification emails. */
export const notificationEmails = catalogue("notificationEmails", {
  title: "Emails about notifications",
  about:
    "Your unread notifications in one email. Emails name people and documents and link to them. They never contain text from a document or comment.",
  kinds: {
    mention: "Someone mentions me",
    reply: "Someone replies in a thread I’m in",
    comment: "Someone comments on my document",
    resolved: "Someone resolves a thread I’m in",
    shared: "Someone shares a document or project with me",
    access: "Requests for access, and decisions on mine",
  } satisfies Record<NotificationEmailKind, string>,
  every: "Send at most one email",
  often: { hour: "Every hour", day: "Every day" },
  hint: "Every email has links to unsubscribe, without logging in.",
  notConfirmed: "Verify your email address first.",
  noMail: "This server doesn’t send email.",
  saved: "Email settings saved.",
  off: {
    title: "Unsubscribed",
    ended: {
      mention: "You won’t get any more emails about mentions.",
      reply: "You won’t get any more emails about replies.",
      comment: "You won’t get any more emails about comments on your documents.",
      resolved: "You won’t get any more emails about resolved threads.",
      shared: "You won’t get any more emails about documents and projects that are shared with you.",
      access: "You won’t get any more emails about requests for access.",
      all: "You won’t get any more emails about notifications. You can turn them on again in your account.",
    } satisfies Record<NotificationEmailKind | "all", string>,
    failed: "This link doesn’t work",
    failedText: "It may have been cut off. You can also turn off emails in your account.",
    account: "Go to your account",
  },
});
