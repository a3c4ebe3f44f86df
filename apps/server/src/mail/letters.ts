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
    case "invitation":
      return {
        subject: "You are invited to a team on Housestyle",
        text: `You are invited to the team ${oneLine(letter.teamName)} on Housestyle.\n\nAccept the invitation:\n${letter.link}\n\nOr enter the code ${letter.code} after signing in. Both work once, for seven days.\n\nIf you do not know this team, you need not do anything.\n`,
      };
    case "known-address":
      return {
        subject: "You already have an account",
        text: `Somebody wanted to make an account on Housestyle with your address. You have one already; nothing was changed.\n\nIf it was you, log in here; there you can also ask for a new password:\n${letter.link}\n\nIf it was not you, you need not do anything.\n`,
      };
    case "verify-email":
      return {
        subject: "Confirm your e-mail address",
        text: `Please confirm that this is your address:\n${letter.link}\n\nIf you have no account with Housestyle, you need not do anything.\n`,
      };
    case "reset-password":
      return {
        subject: "Choose a new password",
        text: `Choose a new password here, within an hour:\n${letter.link}\n\nIf you did not ask for this, your password stays as it is.\n`,
      };
  }
}

/** A name somebody chose must not add lines to a letter. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}
