import { createHash } from "node:crypto";
import type { Database } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { OutgoingEmail } from "./emails.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { type Count, takeRoom } from "./store.ts";

/** How many emails may go out. */
export interface EmailLimits {
  /** Asked for by one account, a day. */
  readonly perAccount: number;
  /** For one team, a day. */
  readonly perTeam: number;
  /** Of all people together, an hour, so that strangers cannot have a server send mail to the world. */
  readonly perServer: number;
  /** Of one kind to one mailbox, under whatever address, an hour: a link to a new password is good for as long. */
  readonly perAddress: number;
}

/** Who asks for emails; undefined where nobody is known. */
export interface MailRequester {
  readonly account?: number;
  readonly team?: number;
}

/**
 * Counts emails before they are written, in the transaction that makes them necessary. When there is no room for all
 * of them it fails with `too-many-letters`; callers at the same moment wait for each other, so that the limits hold.
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

/** Only people with an account here are sent these: nobody can use them up for others, and the others cannot use up these. */
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
