import { nameInEmail } from "./name-in-email.ts";
import { emails } from "./texts.ts";

/** An email to people. */
export type OutgoingEmail =
  | {
      readonly kind: "invitation";
      readonly to: string;
      readonly teamName: string;
      /** The inviter's name, or empty. */
      readonly inviter: string;
      readonly link: string;
      readonly code: string;
    }
  | { readonly kind: "known-address"; readonly to: string; readonly link: string }
  | { readonly kind: "verify-email"; readonly to: string; readonly link: string }
  | { readonly kind: "reset-password"; readonly to: string; readonly link: string }
  | { readonly kind: "test-email"; readonly to: string }
  | {
      readonly kind: "weekly-insight";
      readonly to: string;
      /** The lines of the text. */
      readonly lines: readonly string[];
      readonly link: string;
      /** The link to unsubscribe, which is a page and also accepts the POST requests of mail programs. */
      readonly off: string;
    }
  | {
      readonly kind: "notifications";
      readonly to: string;
      readonly count: number;
      readonly lines: readonly string[];
      /** The link to unsubscribe from all of these emails. */
      readonly off: string;
    };

/** The text of an email and its further headers. */
interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns an email as plain text, which every program can show. Its headers contain no text of users. */
export function emailContent(email: OutgoingEmail): EmailContent {
  switch (email.kind) {
    case "invitation": {
      const { subject, text } = emails.invitation;
      return {
        subject,
        text: text({ ...email, team: nameInEmail(email.teamName), inviter: nameInEmail(email.inviter ?? "") }),
      };
    }
    case "known-address":
      return { subject: emails.knownAddress.subject, text: emails.knownAddress.text(email.link) };
    case "verify-email":
      return { subject: emails.verifyEmail.subject, text: emails.verifyEmail.text(email.link) };
    case "reset-password":
      return { subject: emails.resetPassword.subject, text: emails.resetPassword.text(email.link) };
    case "test-email":
      return emails.testEmail;
    case "weekly-insight": {
      const { subject, text } = emails.weeklyInsight;
      return { subject, text: text(email.lines.join("\n"), email.link, email.off), headers: oneClick(email.off) };
    }
    case "notifications": {
      const { subject, text } = emails.notifications;
      const { count, lines, off } = email;
      return { subject: subject(count), text: text(lines.join("\n"), off), headers: oneClick(off) };
    }
  }
}

/** Returns the headers with which mail programs offer to unsubscribe with one click (RFC 8058). */
function oneClick(off: string): Record<string, string> {
  return { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
