import { type NotificationEmailKind, type NotificationKind, notificationSentence } from "@housestyle/contract";
import { nameInEmail } from "../mail/index.ts";
import { lines as texts } from "./texts.ts";
import type { NotificationRow } from "./visible-store.ts";

/** The notifications in each kind of email. */
const kindsOf: Readonly<Record<NotificationEmailKind, readonly NotificationKind[]>> = {
  mention: ["mention"],
  reply: ["reply"],
  comment: ["comment"],
  resolved: ["resolved"],
  shared: ["shared", "deleted"],
  access: ["access-requested", "access-granted", "access-declined"],
};

/** Returns the notifications that emails of these kinds are about. */
export const notificationsOf = (kinds: readonly NotificationEmailKind[]): NotificationKind[] =>
  kinds.flatMap((kind) => kindsOf[kind]);

/** The most notifications listed in an email. */
const most = 50;

type Listed = Pick<NotificationRow, "Kind" | "Actor" | "IsGuest" | "Title" | "DocumentId" | "ProjectId" | "ThreadId">;

/** Returns an email about notifications, line by line: a sentence and a link for each, and nothing that anyone wrote but names. */
export function linesOf(
  rows: readonly Listed[],
  publicUrl: string,
  offLink: (kind: NotificationEmailKind) => string,
): string[] {
  const listed = rows
    .slice(0, most)
    .flatMap((row) => [
      notificationSentence({ ...row, Actor: nameInEmail(row.Actor), Title: nameInEmail(row.Title) }),
      ...(row.Kind === "access-declined" || row.Kind === "deleted" ? [] : [`${publicUrl}${addressOf(row)}`]),
      "",
    ]);
  const more = rows.length > most ? [texts.more(rows.length - most), ""] : [];
  const kinds = (Object.keys(kindsOf) as NotificationEmailKind[]).filter((kind) =>
    rows.some(({ Kind }) => kindsOf[kind].includes(Kind)),
  );
  return [...listed, ...more, ...kinds.flatMap((kind) => [texts.off[kind], offLink(kind)])];
}

function addressOf({ Kind, DocumentId, ProjectId, ThreadId }: Listed): string {
  if (ProjectId !== null) return `/documents?sharedProject=${ProjectId}`;
  const document = `/editor?document=${DocumentId}`;
  if (Kind === "access-requested") return `${document}#share`;
  return ThreadId === null ? document : `${document}#comment-${ThreadId}`;
}
