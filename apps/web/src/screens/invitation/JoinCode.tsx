import { TextField } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { SignInForm } from "../../site/sign-in/SignInForm.tsx";
import { signIn } from "../../texts/sign-in.ts";
import { useJoin } from "./use-join.ts";

const { invitation: texts } = signIn;

/** A field for the code that admits people to a team. */
export function JoinCode() {
  const isIn = useSession(({ kind }) => kind === "in");
  const [code, setCode] = useState("");
  const { join, pending, errors, refuse } = useJoin();
  if (!isIn) {
    return (
      <div className="sign-in-parts">
        <p>{texts.logInFirstText}</p>
        <Link href={loginTo("/invitation")} className="button button-primary sign-in-submit">
          {texts.logInFirst}
        </Link>
      </div>
    );
  }
  const submit = () => {
    if (code.trim() === "") refuse({ Token: texts.noCode });
    else join(code.trim());
  };
  return (
    <SignInForm errors={errors} action={texts.useCode} pending={pending} onSubmit={submit}>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        mono
        autoComplete="off"
        spellCheck={false}
        error={errors.fields.Token}
        value={code}
        onChange={setCode}
      />
    </SignInForm>
  );
}
