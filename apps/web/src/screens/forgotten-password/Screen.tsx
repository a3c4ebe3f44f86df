import { Button, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { useSave } from "../../content/use-save.ts";
import { useCaptcha } from "../../site/captcha/use-captcha.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { emailFault } from "../../site/sign-in/check-form.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { MailFolderNote } from "../../site/sign-in/MailFolderNote.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { forgotten: texts } = signIn;

/** Where to ask for a link that lets one choose a new password. It never tells who has an account. */
export default function Screen() {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { pending, errors, run, refuse } = useSave();
  const withCaptcha = useCaptcha();
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
      <form noValidate onSubmit={submit}>
        <FormErrors errors={errors} />
        <TextField
          label={signIn.email}
          type="email"
          name="email"
          autoComplete="username"
          error={errors.fields.Email}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" tone="primary" className="sign-in-submit" pending={pending}>
          {texts.submit}
        </Button>
      </form>
      {back}
    </SignInPage>
  );
}
