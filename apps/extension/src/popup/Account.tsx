import { Button } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { askSignIn } from "./ask.ts";
import { texts } from "./texts.ts";

interface AccountProps {
  readonly server: string;
  readonly signedIn: () => void;
  readonly signOut: () => void;
}

/** Whose rules are followed. The key is typed here and kept by the background. */
export function Account({ server, signedIn, signOut }: AccountProps) {
  const [failure, setFailure] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const end = await askSignIn(String(form.get("server")), String(form.get("key")));
    if (end === "done") signedIn();
    setFailure(end === "done" ? "" : texts.failed[end]);
  };
  if (server !== "")
    return (
      <section>
        <h2>{texts.account}</h2>
        <p>{texts.signedIn(server)}</p>
        <Button onClick={signOut}>{texts.signOut}</Button>
      </section>
    );
  return (
    <section>
      <h2>{texts.account}</h2>
      <p>{texts.local}</p>
      <form onSubmit={(event) => void submit(event)}>
        <label className="choice">
          {texts.server}
          <input name="server" type="url" required placeholder="https://" />
        </label>
        <label className="choice">
          {texts.key}
          <input name="key" type="password" required autoComplete="off" />
        </label>
        <p className="help">{texts.keyHelp}</p>
        <p role="alert">{failure}</p>
        <Button type="submit">{texts.signIn}</Button>
      </form>
    </section>
  );
}
