import type { WeeklyInsight } from "@housestyle/contract";
import type { Mail } from "../mail/index.ts";
import { offToken } from "./off-link.ts";
import { type InsightServices, readInsight } from "./read-insight.ts";
import { lastWeek, type Week } from "./week.ts";
import { linesOf } from "./weekly-email-lines.ts";
import { claimWeek, type InsightsRecipient, readDue } from "./weekly-email-store.ts";

/** What emails need besides the counts. */
export interface WeeklyEmailServices extends InsightServices {
  readonly mail: Mail;
  readonly secret: string;
  readonly publicUrl: string;
}

/** The milliseconds after the end of a week at which emails are sent: Monday, 6:00 UTC. */
const patience = 6 * 60 * 60 * 1_000;

/**
 * Sends everyone who asked for it an email about the last week. May be called as often as needed, on several nodes,
 * because sending is recorded in the transaction that stores the email.
 */
export async function sendWeeklyEmails(services: WeeklyEmailServices): Promise<void> {
  const now = services.now();
  const week = lastWeek(now);
  if (services.mail.toFolder || now.getTime() < Date.parse(week.to) + patience) return;
  for (let due = await readDue(services.database, week.from, 0); due.length > 0; ) {
    for (const person of due) await tell(services, person, week);
    due = await readDue(services.database, week.from, due.at(-1)?.id ?? 0);
  }
}

/** Sends one email, unless nothing was written in the week. */
async function tell(services: WeeklyEmailServices, { id, email }: InsightsRecipient, week: Week): Promise<void> {
  const { database, mail, secret, publicUrl } = services;
  const insight = await readInsight(services, id, week);
  await database.query.transaction().execute(async (transaction) => {
    if (!(await claimWeek(transaction, id, week.from)) || isEmpty(insight)) return;
    const link = `${publicUrl}/insights?week=${week.from}`;
    const off = `${publicUrl}/insights/off?token=${offToken(secret, id)}`;
    await mail.send(transaction, [{ kind: "weekly-insight", to: email, lines: linesOf(insight), link, off }]);
  });
}

function isEmpty({ Counts: { Words, Shown } }: WeeklyInsight): boolean {
  return Words === 0 && Shown === 0;
}
