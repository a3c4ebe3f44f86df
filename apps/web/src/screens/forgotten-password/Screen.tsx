import { useState } from "react";
import { Link } from "wouter";
import { useSave } from "../../content/use-save.ts";
import { useCaptcha } from "../../site/captcha/use-captcha.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { emailFault } from "../../site/sign-in/check-form.ts";
import { EmailField } from "../../site/sign-in/EmailField.tsx";
import { MailFolderNote } from "../../site/sign-in/MailFolderNote.tsx";
import { SignInForm } from "../../site/sign-in/SignInForm.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { forgotten: texts } = signIn;

/** The form that requests a link for choosing a new password. It never reveals who has an account. */
export default function Screen() {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { pending, errors, run, refuse } = useSave();
  const withCaptcha = useCaptcha();
  const submit = () => {
    const fault = emailFault(email);
    if (fault !== undefined) return refuse({ Email: fault });
    void run(async () => {
      await withCaptcha((Captcha) =>
        askServer((server) => server.requestReset({ Email: email, ...(Captcha !== undefined && { Captcha }) })),
      );
      setSentTo(email.trim());
    });
  };
  const back = (
    <p className="sign-in-foot">
      <Link href="/login">{texts.back}</Link>
    </p>
  );
  if (sentTo !== undefined) {
    return (
      <SignInPage key="sent" title={texts.sent.title} lead={texts.sent.text(sentTo)}>
        <MailFolderNote />
        {back}
      </SignInPage>
    );
  }
  return (
    <SignInPage title={texts.title} lead={texts.lead}>
      <SignInForm errors={errors} action={texts.submit} pending={pending} onSubmit={submit}>
        <EmailField error={errors.fields.Email} value={email} onChange={setEmail} />
      </SignInForm>
      {back}
    </SignInPage>
  );
}
