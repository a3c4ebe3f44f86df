export { createMail, type Mail, type MailSettings, mailTask, sendMailTask } from "./mail.ts";
