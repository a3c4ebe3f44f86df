import { Button, ErrorArea, Form, LinkButton, TextField } from "@housestyle/ui";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { ask, CallFailure, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { guest } from "../../texts/guest.ts";

const GuestDocument = lazy(() => import("../../editor/guest/GuestDocument.tsx"));
const texts = editorSharing.open;

/**
 * Opens a link without an account. The server does not say whether a link needs an account, a password, or does not exist:
 * the page offers both ways in.
 */
export function OpenAsGuest({ secret }: { readonly secret: string }) {
  const back = `/shared#${secret}`;
  const [pass, setPass] = useState<string>();
  const [password, setPassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = useCallback(
    async (given: string) => {
      setPending(true);
      setProblem(undefined);
      try {
        setPass((await ask(server.openGuestLink({ Secret: secret, Password: given }))).Pass);
      } catch (error) {
        const isBad = error instanceof CallFailure && error.code === "bad-link";
        if (!isBad) setProblem(messageOf(error));
        else if (given !== "") setProblem(texts.failed);
        setAsked(true);
      } finally {
        setPending(false);
      }
    },
    [secret],
  );
  useEffect(() => void open(""), [open]);
  if (pass !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <GuestDocument pass={pass} back={back} />
      </Suspense>
    );
  }
  if (!isAsked) return <Waiting />;
  return (
    <SignInPage title={texts.title} lead={texts.logIn}>
      <div className="sign-in-parts">
        <LinkButton href={loginTo(back)} tone="primary">
          {texts.logInAction}
        </LinkButton>
      </div>
      <Form className="sign-in-parts sign-in-foot" onSubmit={() => open(password)}>
        <ErrorArea messages={problem === undefined ? [] : [problem]} />
        <TextField
          label={guest.password}
          hint={guest.passwordHint}
          type="password"
          autoComplete="off"
          maxLength={128}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" pending={isPending} disabled={password === ""}>
          {texts.submit}
        </Button>
      </Form>
    </SignInPage>
  );
}
