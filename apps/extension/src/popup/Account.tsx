import { Button } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import type { SignInResult } from "../shared/pop-up-state.ts";
import { askConnect, askSignIn } from "./ask.ts";
import { Choice } from "./Choice.tsx";
import { texts } from "./texts.ts";

interface AccountProps {
  readonly server: string;
  readonly checks: "here" | "there";
  readonly check: (where: "here" | "there") => void;
  readonly signedIn: () => void;
  readonly signOut: () => void;
}

/** Whose rules are followed: by a page of the server, or with a key that is typed here and kept by the background. */
export function Account({ server, checks, check, signedIn, signOut }: AccountProps) {
  const [address, setAddress] = useState("");
  const [failure, setFailure] = useState("");
  const ended = (end: SignInResult) => {
    if (end === "done") signedIn();
    setFailure(end === "done" ? "" : texts.failed[end]);
  };
  const withKey = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ended(await askSignIn(address, String(new FormData(event.currentTarget).get("key"))));
  };
  const byPage = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ended(await askConnect(address));
  };
  if (server !== "")
    return (
      <section>
        <h2>{texts.account}</h2>
        <p>{texts.signedIn(server)}</p>
        <Choice label={texts.checks} names={texts.whereChecked} value={checks} choose={check} />
        <p className="help">{checks === "there" ? texts.checkedThere(server) : texts.checkedHere}</p>
        <Button onClick={signOut}>{texts.signOut}</Button>
      </section>
    );
  return (
    <section>
      <h2>{texts.account}</h2>
      <p>{texts.local}</p>
      <form onSubmit={(event) => void byPage(event)}>
        <label className="choice">
          {texts.server}
          <input
            type="url"
            required
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <p className="help">{texts.connectHelp}</p>
        <p role="alert">{failure}</p>
        <Button type="submit" tone="primary">
          {texts.connect}
        </Button>
      </form>
      <form onSubmit={(event) => void withKey(event)}>
        <p className="help">{texts.keyHelp}</p>
        <label className="choice">
          {texts.key}
          <input name="key" type="password" required autoComplete="off" />
        </label>
        <Button type="submit">{texts.signIn}</Button>
      </form>
    </section>
  );
}
