import { Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { ask, CallFailure, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { loadSession, useSession } from "../../app/session.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { documentAddress } from "../../editor/sync/document-address.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { OpenAsGuest } from "./OpenAsGuest.tsx";

const texts = editorSharing.open;

/** Where a link to a document leads. The secret is after the #, so that no server logs it. */
export default function Screen() {
  const [secret] = useState(() => location.hash.slice(1));
  const kind = useSession((session) => session.kind);
  useEffect(() => void loadSession(), []);
  if (secret === "") return <SignInPage title={texts.title} lead={texts.incomplete} />;
  if (kind === "unknown") return <Waiting />;
  return kind === "out" ? <OpenAsGuest secret={secret} /> : <OpenLink secret={secret} />;
}

/** Opens a link; one that is not open to everyone asks for its password. */
function OpenLink({ secret }: { readonly secret: string }) {
  const [, go] = useLocation();
  const [password, setPassword] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = useCallback(
    async (given: string) => {
      setPending(true);
      setProblem(undefined);
      try {
        const { Id } = await ask(server.openDocumentLink({ Secret: secret, Password: given }));
        go(documentAddress(String(Id)), { replace: true });
      } catch (error) {
        const isBad = error instanceof CallFailure && error.code === "bad-link";
        if (!isBad) setProblem(messageOf(error));
        else if (given !== "") setProblem(texts.failed);
        setAsked(true);
      } finally {
        setPending(false);
      }
    },
    [secret, go],
  );
  useEffect(() => void open(""), [open]);
  if (!isAsked) return <Waiting />;
  return (
    <SignInPage title={texts.title} lead={texts.lead}>
      <Form className="sign-in-parts" onSubmit={() => open(password)}>
        <ErrorArea messages={problem === undefined ? [] : [problem]} />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="off"
          maxLength={128}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" tone="primary" pending={isPending}>
          {texts.submit}
        </Button>
      </Form>
    </SignInPage>
  );
}
