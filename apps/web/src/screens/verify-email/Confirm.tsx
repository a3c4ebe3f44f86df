import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { messageOf } from "../../app/ask.ts";
import { refreshSession, useSession } from "../../app/session.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";
import { AskForLink } from "./AskForLink.tsx";

const { verify: texts } = signIn;

/** Confirms an address once with the token of the link, and shows the result. */
export function Confirm({ token }: { readonly token: string }) {
  const [state, setState] = useState<"asking" | "done" | { readonly message: string }>("asking");
  const profile = useSession((session) => session.profile);
  const wasAsked = useRef(false);
  useEffect(() => {
    // A token counts once: it is not sent a second time, whatever draws this page again.
    if (wasAsked.current) return;
    wasAsked.current = true;
    askServer((server) => server.verifyEmail({ Token: token })).then(
      async () => {
        await refreshSession();
        setState("done");
      },
      (error: unknown) => setState({ message: messageOf(error) ?? "" }),
    );
  }, [token]);
  if (state === "asking") return <Waiting />;
  if (state !== "done") return <AskForLink sentTo="" failure={state.message} />;
  const on = profile === undefined ? "/login" : profile.SurveyDone ? "/editor" : "/welcome";
  return (
    <SignInPage title={texts.done.title} lead={texts.done.text}>
      <Link href={on} className="button button-primary sign-in-submit">
        {profile === undefined ? texts.logIn : texts.done.go}
      </Link>
    </SignInPage>
  );
}
