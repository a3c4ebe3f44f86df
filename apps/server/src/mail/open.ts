import { join } from "node:path";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { MailEnv } from "./env.ts";
import { type MailSettings, mailTask, sendMailTask } from "./mail.ts";
import { forgetEmailCounts } from "./store.ts";

/** What emails are sent with. */
interface Parts {
  readonly env: MailEnv & { readonly HOUSESTYLE_DATA: string; readonly HOUSESTYLE_RATE_LIMIT: boolean };
  readonly database: Database;
}

/** Sends the emails that wait. */
export function openMail({ env, database }: Parts): Feature {
  return {
    jobs: [
      { name: sendMailTask, run: mailTask(mailSettings(env)) },
      { name: "forget-letter-counts", run: () => forgetEmailCounts(database), at: ["7 4 * * *"] },
    ],
  };
}

/** Returns the settings for emails. */
export function mailSettings(env: Parts["env"]): MailSettings {
  return {
    smtpUrl: env.HOUSESTYLE_SMTP_URL,
    from: env.HOUSESTYLE_MAIL_FROM,
    folder: join(env.HOUSESTYLE_DATA, "mail"),
    limits: env.HOUSESTYLE_RATE_LIMIT
      ? {
          perAccount: env.HOUSESTYLE_LETTERS_PER_ACCOUNT,
          perTeam: env.HOUSESTYLE_LETTERS_PER_TEAM,
          perServer: env.HOUSESTYLE_LETTERS_PER_SERVER,
          perAddress: env.HOUSESTYLE_LETTERS_PER_ADDRESS,
        }
      : undefined,
  };
}
