import { catalogue, say } from "@housestyle/texts";

const withLink = (link: string) => ({ link });

/** What letters say, in the language of the server: who will read one is not known when it is written. */
export const letters = catalogue("letters", {
  invitation: {
    subject: "You are invited to a team on Housestyle",
    text: say(
      "{isNamed, select, true {{inviter} has invited you} other {You are invited}} to the team {team} on Housestyle.\n\nAccept the invitation:\n{link}\n\nOr enter the code {code} after signing in. Both work once, for seven days.\n\nIf you do not know this team, you need not do anything.\n",
      ({ inviter, team, link, code }: Readonly<Record<"inviter" | "team" | "link" | "code", string>>) => ({
        ...{ inviter, team, link, code },
        isNamed: inviter !== "",
      }),
    ),
  },
  knownAddress: {
    subject: "You already have an account",
    text: say(
      "Somebody wanted to make an account on Housestyle with your address. You have one already; nothing was changed.\n\nIf it was you, log in here; there you can also ask for a new password:\n{link}\n\nIf it was not you, you need not do anything.\n",
      withLink,
    ),
  },
  verifyEmail: {
    subject: "Confirm your e-mail address",
    text: say(
      "Please confirm that this is your address:\n{link}\n\nIf you have no account with Housestyle, you need not do anything.\n",
      withLink,
    ),
  },
  weeklyInsight: {
    subject: "Your week of writing",
    text: say(
      "{told}\n\nAll of it, with pictures:\n{link}\n\nYou get this letter because you asked for it in your account. To get no more of them, open this link:\n{off}\n",
      (told: string, link: string, off: string) => ({ told, link, off }),
    ),
  },
  testEmail: {
    subject: "Test email from Housestyle",
    text: "Your Housestyle server can send email. You received this because you chose “Send a test email” on the operator's page.\n",
  },
  resetPassword: {
    subject: "Choose a new password",
    text: say(
      "Choose a new password here, within an hour:\n{link}\n\nIf you did not ask for this, your password stays as it is.\n",
      withLink,
    ),
  },
});
