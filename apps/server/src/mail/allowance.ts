import { createHash } from "node:crypto";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { OutgoingEmail } from "./emails.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { type Count, takeRoom } from "./store.ts";

/** The limits for sending emails. */
export interface EmailLimits {
  /** Emails requested by one account per day. */
  readonly perAccount: number;
  /** Emails for one team per day. */
  readonly perTeam: number;
  /** Emails of all people together per hour, so that strangers cannot send mass mail through a server. */
  readonly perServer: number;
  /** Emails of one type to one mailbox per hour, under any alias. A password reset link is valid for as long. */
  readonly perAddress: number;
}

/** Who requests emails, or undefined if no one is identified. */
export interface MailRequester {
  readonly account?: number;
  readonly team?: number;
}

/**
 * Counts emails before they are written, in the transaction that requires them. Fails with `too-many-letters` if there
 * is no room for all. Concurrent callers wait for each other, so that the limits hold.
 */
export async function countEmails(
  transaction: Database["query"],
  limits: EmailLimits,
  kind: OutgoingEmail["kind"],
  addresses: readonly string[],
  sender: MailRequester,
): Promise<void> {
  const full = await takeRoom(transaction, countsOf(limits, kind, addresses, sender));
  if (full)
    throw new Failure("too-many-letters", {
      retryAfter: Math.max(1, full.seconds),
      message: refusals.letters[full.whose],
    });
}

/**
 * Types of email that are only sent to people with an account. They have separate counts, so that strangers cannot use
 * them up.
 */
const goesToAccount: ReadonlySet<OutgoingEmail["kind"]> = new Set(["reset-password", "test-email"]);

function countsOf(
  { perAccount, perTeam, perServer, perAddress }: EmailLimits,
  kind: OutgoingEmail["kind"],
  addresses: readonly string[],
  { account, team }: MailRequester,
): Count[] {
  const to = Map.groupBy(addresses, mailboxOf);
  return [
    ...(account === undefined
      ? []
      : [{ whose: "account", key: `${account}`, letters: addresses.length, most: perAccount } as const]),
    ...(team === undefined
      ? []
      : [{ whose: "team", key: `${team}`, letters: addresses.length, most: perTeam } as const]),
    ...(goesToAccount.has(kind)
      ? []
      : [{ whose: "server", key: "", letters: addresses.length, most: perServer } as const]),
    ...[...to].map(
      ([mailbox, { length: letters }]) =>
        ({ whose: "address", key: hashOf(`${kind} ${mailbox}`), letters, most: perAddress }) as const,
    ),
  ];
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
