import { Button } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { MailFolderNote } from "../../site/sign-in/MailFolderNote.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { verify: texts } = signIn;

/** Says where the verification email went and resends it. `failure` is the reason an earlier link did not work. */
export function AskForLink({ sentTo, failure }: { readonly sentTo: string; readonly failure?: string }) {
  const profile = useSession((session) => session.profile);
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const [isResent, setResent] = useState(false);
  const { pending, errors, run } = useSave();
  const email = profile?.Email ?? sentTo;
  const resend = () =>
    run(async () => {
      await askServer((server) => server.sendVerification({}));
      setResent(true);
    });
  if (profile?.EmailVerified) {
    return (
      <SignInPage title={texts.title} lead={texts.already}>
        <Link href="/editor" className="button button-primary sign-in-submit">
          {texts.done.go}
        </Link>
      </SignInPage>
    );
  }
  const [unknown, known] = isFolder ? [texts.notSentUnknown, texts.notSent] : [texts.sentUnknown, texts.sent];
  const where = email === "" ? unknown : known(email);
  return (
    <SignInPage title={failure === undefined ? texts.title : texts.failed.title} lead={failure ?? where}>
      {failure === undefined ? <MailFolderNote /> : <p className="sign-in-note">{texts.failed.text}</p>}
      <FormErrors errors={errors} />
      <p role="status">{isResent ? texts.resent : ""}</p>
      {profile === undefined ? (
        <p className="sign-in-small">
          {failure === undefined ? texts.noLetter : texts.loggedOut}{" "}
          <Link href={loginTo("/verify-email")}>{texts.logIn}</Link>
        </p>
      ) : (
        <Button className="sign-in-submit" pending={pending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
    </SignInPage>
  );
}
