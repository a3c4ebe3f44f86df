import { Link, useSearch } from "wouter";
import { useSession } from "../../app/session.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { useInvitation } from "../../site/sign-in/use-invitation.ts";
import { dayName } from "../../texts/dates.ts";
import { signIn } from "../../texts/sign-in.ts";
import { Accept } from "./Accept.tsx";
import { JoinCode } from "./JoinCode.tsx";

const { invitation: texts } = signIn;

/** The target of an invitation link: which team it is for, and how to join it. */
export default function Screen() {
  const token = new URLSearchParams(useSearch()).get("token") ?? undefined;
  const kind = useSession((session) => session.kind);
  const invitation = useInvitation(token);
  if (kind === "unknown" || invitation.kind === "reading") return <Waiting />;
  if (token === undefined || invitation.kind === "none") {
    return (
      <SignInPage title={texts.withCode.title} lead={texts.withCode.lead}>
        <JoinCode />
      </SignInPage>
    );
  }
  if (invitation.kind === "away") return <SignInPage title={texts.away} lead={invitation.message} />;
  if (invitation.kind === "gone") {
    return (
      <SignInPage title={texts.failed.title} lead={texts.failed.text}>
        <JoinCode />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={texts.title(invitation.TeamName)} lead={texts.position(invitation.Position)}>
      <p className="sign-in-note">
        {invitation.InvitedBy === "" ? null : `${texts.by(invitation.InvitedBy)} `}
        {texts.to(invitation.Email)} {texts.ends(dayName(invitation.EndsOn))}
      </p>
      {kind === "in" ? (
        <Accept token={token} email={invitation.Email} />
      ) : (
        <div className="sign-in-parts">
          <Link
            href={`/signup?invitation=${encodeURIComponent(token)}`}
            className="button button-primary sign-in-submit"
          >
            {texts.signUp}
          </Link>
          <Link
            href={loginTo(`/invitation?token=${encodeURIComponent(token)}`)}
            className="button button-outline sign-in-submit"
          >
            {texts.logIn}
          </Link>
        </div>
      )}
    </SignInPage>
  );
}
