import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Jobs } from "../jobs/index.ts";
import { type Letter, letterText } from "./letters.ts";

/** Where letters go: through an SMTP server, or into a folder the operator can read. */
export interface MailSettings {
  /** `smtp://user:password@host:587`; undefined writes to the folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly folder: string;
}

/** Sends letters. */
export interface Mail {
  /** Resolves once the letter is safely stored; it is sent, and sent again after a failure, by a job. */
  send(letter: Letter): Promise<void>;
  /** True when letters are written to a folder instead of being sent. */
  readonly toFolder: boolean;
}

export const sendMailTask = "send-mail";

/** The sender that features use. */
export function createMail(settings: MailSettings, jobs: () => Jobs): Mail {
  return {
    send: (letter) => jobs().add(sendMailTask, letter),
    toFolder: settings.smtpUrl === undefined,
  };
}

/** Does the job of sending one letter. */
export function mailTask(settings: MailSettings): (payload: unknown) => Promise<void> {
  const { smtpUrl, from, folder } = settings;
  const transport = nodemailer.createTransport(
    smtpUrl === undefined ? { streamTransport: true, buffer: true, newline: "unix" } : smtpUrl,
  );
  return async (payload) => {
    const letter = payload as Letter;
    const { subject, text } = letterText(letter);
    const sent: { message?: unknown } = await transport.sendMail({ from, to: letter.to, subject, text });
    if (smtpUrl === undefined) await keep(folder, sent.message as Buffer);
  };
}

/** Writes a letter beside the others; it appears whole or not at all. */
async function keep(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, join(folder, `${name}.eml`));
}
