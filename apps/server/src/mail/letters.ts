import { nameInLetter } from "./name-in-letter.ts";
import { letters } from "./texts.ts";

/** What is written to people. */
export type Letter =
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
      /** Ends these letters: a page to open, and an address that mail programs post to. */
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

/** What a letter says, and what its head says beside that. */
interface LetterText {
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A letter in words: plain text, so that it reads everywhere. What stands in its head is ours alone. */
export function letterText(letter: Letter): LetterText {
  switch (letter.kind) {
    case "invitation": {
      const { subject, text } = letters.invitation;
      return {
        subject,
        text: text({ ...letter, team: nameInLetter(letter.teamName), inviter: nameInLetter(letter.inviter ?? "") }),
      };
    }
    case "known-address":
      return { subject: letters.knownAddress.subject, text: letters.knownAddress.text(letter.link) };
    case "verify-email":
      return { subject: letters.verifyEmail.subject, text: letters.verifyEmail.text(letter.link) };
    case "reset-password":
      return { subject: letters.resetPassword.subject, text: letters.resetPassword.text(letter.link) };
    case "test-email":
      return letters.testEmail;
    case "weekly-insight": {
      const { subject, text } = letters.weeklyInsight;
      return { subject, text: text(letter.lines.join("\n"), letter.link, letter.off), headers: oneClick(letter.off) };
    }
    case "notifications": {
      const { subject, text } = letters.notifications;
      const { count, lines, off } = letter;
      return { subject: subject(count), text: text(lines.join("\n"), off), headers: oneClick(off) };
    }
  }
}

/** Mail programs offer to end letters with these, by one click (RFC 8058). */
function oneClick(off: string): Record<string, string> {
  return { "List-Unsubscribe": `<${off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
