import type { Flags } from "@housestyle/contract";
import { personWithId } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { Mail } from "../mail/index.ts";
import { claimEmail, type DueEmail, readDue } from "./email-store.ts";
import { linesOf, notificationsOf } from "./email-text.ts";
import { emailToken } from "./email-token.ts";
import { readUnsent } from "./visible-store.ts";

/** What emails about notifications need from the rest of the server. */
export interface EmailServices {
  readonly database: Database;
  readonly flags: Flags;
  readonly mail: Mail;
  readonly secret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Sends everyone who asked for it an email about their unread notifications. May be called as often as needed, on
 * several nodes, because sending is recorded in the transaction that stores the email.
 */
export async function sendEmails(services: EmailServices): Promise<void> {
  if (services.mail.toFolder) return;
  const now = services.now();
  for (let due = await readDue(services.database, now, 0); due.length > 0; ) {
    for (const each of due) await send(services, each, now);
    due = await readDue(services.database, now, due.at(-1)?.id ?? 0);
  }
}

async function send({ database, flags, mail, secret, publicUrl }: EmailServices, due: DueEmail, now: Date) {
  const person = await personWithId(database, due.id);
  if (!person) return;
  await database.query.transaction().execute(async (transaction) => {
    const rows = await readUnsent(transaction, person, flags, due.toldId, notificationsOf(due.kinds));
    if (!(await claimEmail(transaction, due, rows.length > 0 ? now : null)) || rows.length === 0) return;
    const off = (kind: Parameters<typeof emailToken>[2]) =>
      `${publicUrl}/notifications/off?token=${emailToken(secret, due.id, kind)}`;
    const lines = linesOf(rows, publicUrl, off);
    await mail.send(transaction, [
      { kind: "notifications", to: due.email, count: rows.length, lines, off: off("all") },
    ]);
  });
}
