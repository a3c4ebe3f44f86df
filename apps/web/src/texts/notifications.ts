import type { NotificationKind } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

const facts = (actor: string, title: string) => ({
  isNamed: actor !== "",
  actor,
  hasTitle: title !== "",
  title: quoted(title),
});

/** What notifications say. */
export const notifications = catalogue("notifications", {
  title: "Notifications",
  button: say(
    "{unread, plural, =0 {Notifications} one {Notifications, 1 unread} other {Notifications, # unread}}",
    (unread: number) => ({ unread }),
  ),
  loading: "Loading notifications…",
  none: "No notifications yet",
  noneText: "Comments, documents that people share with you, and requests for access are listed here for 90 days.",
  unread: "Unread",
  readAll: "Mark all as read",
  allRead: "All notifications are marked as read.",
  more: "Show more",
  sentences: {
    mention: say(
      "{isNamed, select, true {{actor}} other {Someone}} mentioned you in {hasTitle, select, true {{title}} other {a document}}.",
      facts,
    ),
    reply: say(
      "{isNamed, select, true {{actor}} other {Someone}} replied in {hasTitle, select, true {{title}} other {a document}}.",
      facts,
    ),
    comment: say(
      "{isNamed, select, true {{actor}} other {Someone}} commented on {hasTitle, select, true {{title}} other {your document}}.",
      facts,
    ),
    resolved: say(
      "{isNamed, select, true {{actor}} other {Someone}} resolved a thread in {hasTitle, select, true {{title}} other {a document}}.",
      facts,
    ),
    shared: say(
      "{isNamed, select, true {{actor}} other {Someone}} shared {hasTitle, select, true {{title}} other {a document}} with you.",
      facts,
    ),
    "access-requested": say(
      "{isNamed, select, true {{actor}} other {Someone}} asked for access to {hasTitle, select, true {{title}} other {your document}}.",
      facts,
    ),
    "access-granted": say(
      "{isNamed, select, true {{actor}} other {Someone}} gave you access to {hasTitle, select, true {{title}} other {a document}}.",
      facts,
    ),
    "access-declined": say("Your request for access to a document was declined.", facts),
  } satisfies Record<NotificationKind, (actor: string, title: string) => string>,
});
