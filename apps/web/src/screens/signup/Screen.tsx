import { Link, useSearch } from "wouter";
import { Notice } from "../../app/Notice.tsx";
import { useSession } from "../../app/session.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { nextPath } from "../../site/sign-in/next-path.ts";
import { useInvitation } from "../../site/sign-in/use-invitation.ts";
import { signIn } from "../../texts/sign-in.ts";
import { SignUp } from "./SignUp.tsx";

const { closed } = signIn.signUp;

/** Where to make an account, if the operator lets people do so. */
export default function Screen() {
  const search = useSearch();
  const site = useSession((session) => session.site);
  const token = new URLSearchParams(search).get("invitation") ?? undefined;
  const invitation = useInvitation(token);
  if (site && !site.SignUpOpen && !site.FirstRun && token === undefined) {
    return (
      <Notice title={closed.title} text={closed.text}>
        <Link href="/editor" className="button button-primary">
          {closed.editor}
        </Link>
      </Notice>
    );
  }
  if (invitation.kind === "reading") return <Waiting />;
  return <SignUp token={token} next={nextPath(search)} invitation={invitation} />;
}
