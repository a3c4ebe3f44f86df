export type { MailRequester } from "./allowance.ts";
export type { Letter } from "./letters.ts";
export { createMail, type Mail } from "./mail.ts";
export { nameInLetter } from "./name-in-letter.ts";
export { serveOneClick } from "./one-click.ts";
export { mailSettings, openMail } from "./open.ts";
export { unsentLetters } from "./unsent.ts";
