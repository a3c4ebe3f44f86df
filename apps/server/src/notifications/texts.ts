import type { NotificationEmailKind, NotificationKind } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

const facts = (actor: string, title: string) => ({
  isNamed: actor !== "",
  actor,
  hasTitle: title !== "",
  title: quoted(title),
});

/** What an email about notifications says, line by line, in the language of the server. */
export const lines = catalogue("notification-email", {
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
    shared: "Stop emails about documents shared with you:",
    access: "Stop emails about requests for access:",
  } satisfies Record<NotificationEmailKind, string>,
});
