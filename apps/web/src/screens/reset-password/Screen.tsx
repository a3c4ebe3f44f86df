import { useState } from "react";
import { Link, useSearch } from "wouter";
import { refreshSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { newPasswordFault } from "../../site/sign-in/check-form.ts";
import { PasswordField } from "../../site/sign-in/PasswordField.tsx";
import { SignInForm } from "../../site/sign-in/SignInForm.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { signIn } from "../../texts/sign-in.ts";

const { reset: texts } = signIn;

/** Where the link of the letter leads: a new password, and every session ends. */
export default function Screen() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const { pending, errors, run, refuse } = useSave();
  const submit = () => {
    const fault = newPasswordFault(password);
    if (fault !== undefined) return refuse({ Password: fault });
    void run(async () => {
      await askServer((server) => server.resetPassword({ Token: token, Password: password }));
      await refreshSession();
      setDone(true);
    });
  };
  if (isDone) {
    return (
      <SignInPage key="done" title={texts.done.title} lead={texts.done.text}>
        <Link href="/login" className="button button-primary sign-in-submit">
          {texts.done.logIn}
        </Link>
      </SignInPage>
    );
  }
  const again = (
    <p className="sign-in-foot">
      <Link href="/forgotten-password">{texts.again}</Link>
    </p>
  );
  if (token === "") {
    return (
      <SignInPage title={texts.title} lead={texts.noToken}>
        {again}
      </SignInPage>
    );
  }
  return (
    <SignInPage title={texts.title} lead={texts.lead}>
      <SignInForm errors={errors} action={texts.submit} pending={pending} onSubmit={submit}>
        <PasswordField
          label={signIn.newPassword}
          hint={signIn.passwordHint}
          autoComplete="new-password"
          error={errors.fields.Password}
          value={password}
          onChange={setPassword}
        />
      </SignInForm>
      {again}
    </SignInPage>
  );
}
