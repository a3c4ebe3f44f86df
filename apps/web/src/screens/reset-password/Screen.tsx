import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { KeysChoice, type NamedKey } from "../../app/KeysChoice.tsx";
import { refreshSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { newPasswordFault } from "../../site/sign-in/check-form.ts";
import { PasswordField } from "../../site/sign-in/PasswordField.tsx";
import { SignInForm } from "../../site/sign-in/SignInForm.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { keysChoice } from "../../texts/keys-choice.ts";
import { signIn } from "../../texts/sign-in.ts";

const { reset: texts } = signIn;

/**
 * The target of the link in a password email: a form for a new password, which ends all sessions. It asks whether to
 * revoke API keys as well.
 */
export default function Screen() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const [keys, setKeys] = useState<readonly NamedKey[]>([]);
  const [choice, setChoice] = useState<"end" | "keep">();
  const { pending, errors, run, refuse } = useSave();
  useEffect(() => {
    if (token === "") return;
    // A link that is no longer good says so when it is used.
    askServer((server) => server.listKeysOfReset({ Token: token })).then(setKeys, () => {});
  }, [token]);
  const submit = () => {
    const fault = newPasswordFault(password);
    if (fault !== undefined) return refuse({ Password: fault });
    if (keys.length > 0 && choice === undefined) return refuse({ EndKeys: keysChoice.needed });
    void run(async () => {
      const EndKeys = choice !== "keep";
      await askServer((server) => server.resetPassword({ Token: token, Password: password, EndKeys }));
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
        <KeysChoice keys={keys} value={choice} onChange={setChoice} />
      </SignInForm>
      {again}
    </SignInPage>
  );
}
