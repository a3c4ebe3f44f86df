export type { Sender } from "./allowance.ts";
export type { Letter } from "./letters.ts";
export { createMail, type Mail, type MailSettings, mailTask, sendMailTask } from "./mail.ts";
export { forgetLetterCounts } from "./store.ts";
