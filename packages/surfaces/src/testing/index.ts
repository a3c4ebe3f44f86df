export { answeredMails } from "./answered-mails.ts";
export { PlainSurface } from "./plain-surface.ts";
export { finding, remark } from "./remark.ts";
