import { nameInEmail } from "./name-in-email.ts";
import { emails } from "./texts.ts";

/** What is written to people. */
export type OutgoingEmail =
  | {
      readonly kind: "invitation";
      readonly to: string;
      readonly teamName: string;
      /** Who invites; empty when they have no name. */
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
      /** What is told, line by line. */
      readonly lines: readonly string[];
      readonly link: string;
      /** Ends these emails: a page to open, and an address that mail programs post to. */
      readonly off: string;
    }
  | {
      readonly kind: "notifications";
      readonly to: string;
      readonly count: number;
      readonly lines: readonly string[];
      /** Ends all of these emails. */
      readonly off: string;
    };

/** What an email says, and what its head says beside that. */
interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An email in words: plain text, so that it reads everywhere. What stands in its head is ours alone. */
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

/** Mail programs offer to end emails with these, by one click (RFC 8058). */
function oneClick(off: string): Record<string, string> {
  return { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
