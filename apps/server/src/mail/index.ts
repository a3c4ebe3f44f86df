export type { MailRequester } from "./allowance.ts";
export type { OutgoingEmail } from "./emails.ts";
export { createMail, type Mail } from "./mail.ts";
export { nameInEmail } from "./name-in-email.ts";
export { serveOneClick } from "./one-click.ts";
export { mailSettings, openMail } from "./open.ts";
export { unsentEmails } from "./unsent.ts";
