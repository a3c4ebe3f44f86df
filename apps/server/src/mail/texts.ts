import { catalogue, say } from "@housestyle/texts";

const withLink = (link: string) => ({ link });

/** The texts of emails, in the language of the server, because the reader's is unknown. */
export const emails = catalogue("letters", {
  invitation: {
    subject: "You are invited to join a team on Housestyle",
    text: say(
      "{isNamed, select, true {{inviter} has invited you} other {You have been invited}} to join {team} on Housestyle.\n\nAccept the invitation:\n{link}\n\nOr enter the code {code} after you log in. The link and the code work once and expire in seven days.\n\nIf you don't know this team, you can ignore this email.\n",
      ({ inviter, team, link, code }: Readonly<Record<"inviter" | "team" | "link" | "code", string>>) => ({
        ...{ inviter, team, link, code },
        isNamed: inviter !== "",
      }),
    ),
  },
  knownAddress: {
    subject: "You already have an account",
    text: say(
      "Someone tried to sign up for Housestyle with your email address. You already have an account, so nothing has changed.\n\nIf this was you, log in or reset your password here:\n{link}\n\nIf it wasn't you, you can ignore this email.\n",
      withLink,
    ),
  },
  verifyEmail: {
    subject: "Verify your email address",
    text: say(
      "To verify your email address for Housestyle, open this link:\n{link}\n\nIf you don't have a Housestyle account, you can ignore this email.\n",
      withLink,
    ),
  },
  weeklyInsight: {
    subject: "Your week of writing",
    text: say(
      "{told}\n\nSee the full report with charts:\n{link}\n\nYou're receiving this email because you turned it on in your account. To unsubscribe, open this link:\n{off}\n",
      (told: string, link: string, off: string) => ({ told, link, off }),
    ),
  },
  notifications: {
    subject: say(
      "{count, plural, one {1 new notification} other {# new notifications}} in Housestyle",
      (count: number) => ({ count }),
    ),
    text: say(
      "{told}\n\nYou're receiving this email because you turned it on in your account. To stop all emails about notifications, open this link:\n{off}\n",
      (told: string, off: string) => ({ told, off }),
    ),
  },
  testEmail: {
    subject: "Test email from Housestyle",
    text: "Your Housestyle server can send email. You received this because you chose “Send a test email” on the Server page.\n",
  },
  resetPassword: {
    subject: "Reset your password",
    text: say(
      "To choose a new password, open this link within an hour:\n{link}\n\nIf you didn't request this, you can ignore this email. Your password won't change.\n",
      withLink,
    ),
  },
});
