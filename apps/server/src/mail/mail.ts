import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transporter } from "nodemailer";
import type { Database } from "../db/index.ts";
import { addJobs } from "../jobs/index.ts";
import { countEmails, type EmailLimits, type MailRequester } from "./allowance.ts";
import { emailContent, type OutgoingEmail } from "./emails.ts";

/** Where emails go: to an SMTP server, or into a folder that the operator can read. */
export interface MailSettings {
  /** `smtp://user:password@host:587`, or undefined for the folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly folder: string;
  /** Undefined for no limits. */
  readonly limits: EmailLimits | undefined;
}

type Query = Database["query"];

/** Sends emails, by way of the database: what makes an email necessary is stored together with it, or not at all. */
export interface Mail {
  /** Counts emails to these addresses before anything is done. Fails with `too-many-letters` if there is no room. */
  allow(
    transaction: Query,
    kind: OutgoingEmail["kind"],
    addresses: readonly string[],
    sender: MailRequester,
  ): Promise<void>;
  /** Stores emails; they are sent once `transaction` has ended well, and sent again after a failure. */
  send(transaction: Query, letters: readonly OutgoingEmail[]): Promise<void>;
  /** Sends one email now instead of with the next job; fails with what the mail server answered. */
  sendNow(letter: OutgoingEmail): Promise<void>;
  /** Whether emails are written to a folder instead of being sent. */
  readonly toFolder: boolean;
}

export const sendMailTask = "send-mail";

/** An email that is waiting. Its id stays the same for every attempt. */
export interface QueuedEmail {
  readonly letter: OutgoingEmail;
  readonly id: string;
  /** When it was written. */
  readonly on: string;
}

/** The most milliseconds for a mail server while someone is waiting. */
const patience = 10_000;

/** Creates the sender that features use. */
export function createMail(settings: MailSettings): Mail {
  const { limits, smtpUrl } = settings;
  return {
    allow: async (transaction, kind, addresses, sender) => {
      if (limits) await countEmails(transaction, limits, kind, addresses, sender);
    },
    send: (transaction, letters) => {
      return addJobs(transaction, sendMailTask, letters.map(waitingFrom(new Date())));
    },
    sendNow: (letter) => mailTask(settings, patience)(waitingFrom(new Date())(letter)),
    toFolder: smtpUrl === undefined,
  };
}

const waitingFrom =
  (on: Date) =>
  (letter: OutgoingEmail): QueuedEmail => ({ letter, id: randomUUID(), on: on.toISOString() });

/**
 * Sends one email as a job. A server that ends between sending and recording it sends it again with the same message
 * id, by which mail programs detect duplicates, and in the folder with the same file name.
 */
export function mailTask(settings: MailSettings, limit?: number): (payload: unknown) => Promise<void> {
  const { smtpUrl, from, folder } = settings;
  let transport: Promise<Transporter> | undefined;
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return async (payload) => {
    const { letter, id, on } = payload as QueuedEmail;
    const { subject, text, headers } = emailContent(letter);
    const messageId = `<${id}@${domain}>`;
    transport ??= openTransport(smtpUrl, limit);
    const sent: { message?: unknown } = await (await transport).sendMail({
      from,
      to: letter.to,
      subject,
      text,
      messageId,
      ...(headers && { headers }),
      date: new Date(on),
    });
    if (smtpUrl === undefined) await keep(folder, `${on.replaceAll(":", "-")}-${id}`, sent.message as Buffer);
  };
}

/** Loads the mail library with the first email, because many servers never send one. */
async function openTransport(smtpUrl: string | undefined, limit: number | undefined): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  if (smtpUrl !== undefined) {
    const limits =
      limit === undefined ? {} : { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit };
    return createTransport({ url: smtpUrl, ...limits });
  }
  return createTransport({ streamTransport: true, buffer: true, newline: "unix" });
}

/** Writes an email to a folder. The file appears only when it is complete. */
async function keep(folder: string, name: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, join(folder, `${name}.eml`));
}
