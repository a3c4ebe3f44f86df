import { catalogue, quoted, say } from "@housestyle/texts";
import type { NotificationKind } from "./notifications.ts";

const facts = (actor: string, title: string) => ({
  isNamed: actor !== "",
  actor,
  hasTitle: title !== "",
  title: quoted(title),
});

/** The sentence for each kind of notification, on the page and in email. Without a name or a title, it says “Someone” or “a document”. */
export const notificationSentences = catalogue("notification-sentences", {
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
  deleted: say(
    "{hasTitle, select, true {{title}} other {A document}}, which you had access to, was deleted with its owner’s account.",
    facts,
  ),
  sharedProject: say("{isNamed, select, true {{actor}} other {Someone}} shared the project {title} with you.", facts),
  "access-requested": say(
    "{isNamed, select, true {{actor}} other {Someone}} asked for access to {hasTitle, select, true {{title}} other {your document}}.",
    facts,
  ),
  "access-granted": say(
    "{isNamed, select, true {{actor}} other {Someone}} gave you access to {hasTitle, select, true {{title}} other {a document}}.",
    facts,
  ),
  "access-declined": say("Your request for access to a document was declined.", facts),
} satisfies Record<NotificationKind | "sharedProject", (actor: string, title: string) => string>);

const guests = catalogue("guests", { named: say("{name} (guest)", (name: string) => ({ name })) });

/** Returns the name of a guest, with a word that says they are one. */
export const guestName = (name: string): string => guests.named(name);

/** Returns the sentence of a notification. */
export function notificationSentence({
  Kind,
  ProjectId,
  Actor,
  IsGuest,
  Title,
}: {
  readonly Kind: NotificationKind;
  readonly ProjectId: number | null;
  readonly Actor: string;
  readonly IsGuest: boolean;
  readonly Title: string;
}): string {
  const actor = IsGuest ? guestName(Actor) : Actor;
  return notificationSentences[ProjectId === null ? Kind : "sharedProject"](actor, Title);
}
