export { type MailTag, type NotOwn, notOwnIn } from "./not-own.ts";
