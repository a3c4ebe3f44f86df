import { Button, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { signIn } from "../../texts/sign-in.ts";
import { useJoin } from "./use-join.ts";

const { invitation: texts } = signIn;

/** A field for the code that lets somebody into a team. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "") refuse({ Token: texts.noCode });
    else join(code.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
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
      <Button type="submit" tone="primary" className="sign-in-submit" pending={pending}>
        {texts.useCode}
      </Button>
    </form>
  );
}
