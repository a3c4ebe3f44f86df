import type { NotificationEmailKind } from "@housestyle/contract";
import { catalogue, say } from "@housestyle/texts";

/** The lines of an email about notifications, in the language of the server. */
export const lines = catalogue("notification-email", {
  more: say(
    "{count, plural, one {1 more notification} other {# more notifications}} in Housestyle.",
    (count: number) => ({
      count,
    }),
  ),
  off: {
    mention: "Stop emails about mentions:",
    reply: "Stop emails about replies:",
    comment: "Stop emails about comments on your documents:",
    resolved: "Stop emails about resolved threads:",
    shared: "Stop emails about documents and projects shared with you:",
    access: "Stop emails about requests for access:",
  } satisfies Record<NotificationEmailKind, string>,
});
