import { letters } from "./texts.ts";

/** What is written to people. */
export type Letter =
  | {
      readonly kind: "invitation";
      readonly to: string;
      readonly teamName: string;
      readonly link: string;
      readonly code: string;
    }
  | { readonly kind: "known-address"; readonly to: string; readonly link: string }
  | { readonly kind: "verify-email"; readonly to: string; readonly link: string }
  | { readonly kind: "reset-password"; readonly to: string; readonly link: string };

/** A letter in words: plain text, so that it reads everywhere. What stands in its head is ours alone. */
export function letterText(letter: Letter): { readonly subject: string; readonly text: string } {
  switch (letter.kind) {
    case "invitation": {
      const { subject, text } = letters.invitation;
      return { subject, text: text(oneLine(letter.teamName), letter.link, letter.code) };
    }
    case "known-address":
      return { subject: letters.knownAddress.subject, text: letters.knownAddress.text(letter.link) };
    case "verify-email":
      return { subject: letters.verifyEmail.subject, text: letters.verifyEmail.text(letter.link) };
    case "reset-password":
      return { subject: letters.resetPassword.subject, text: letters.resetPassword.text(letter.link) };
  }
}

/** A name somebody chose must not add lines to a letter. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}
