import { z } from "zod";
import { address, wholeNumber } from "../setting.ts";
import { texts } from "../texts.ts";

/** Settings for how emails are sent, and how many. */
export const mailEnv = z.object({
  HOUSESTYLE_SMTP_URL: address(/^smtps?:/, () => texts.settings.mailAddress).optional(),
  HOUSESTYLE_MAIL_FROM: z.string().max(254).default("Housestyle <housestyle@localhost>"),
  HOUSESTYLE_LETTERS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(500),
  HOUSESTYLE_LETTERS_PER_TEAM: wholeNumber(1, 1_000_000).default(1_000),
  HOUSESTYLE_LETTERS_PER_SERVER: wholeNumber(1, 10_000_000).default(1_000),
  HOUSESTYLE_LETTERS_PER_ADDRESS: wholeNumber(1, 1_000).default(5),
});

export type MailEnv = z.output<typeof mailEnv>;
