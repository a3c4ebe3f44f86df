import type { Output, readConnection } from "@housestyle/contract";
import { ErrorArea } from "@housestyle/ui";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { CallFailure } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { connect as texts } from "../../texts/connect.ts";
import { Allowed } from "./Allowed.tsx";
import { askedIn } from "./asked-in.ts";
import { Consent } from "./Consent.tsx";
import "./connect.css";

/** What the server says of what is asked, or why it does not. */
type Told = Output<typeof readConnection> | { readonly error: unknown };

/** Where a program of ours sends somebody who is to let it have a key: it says which one asks, what for, and for whom. */
export default function Screen() {
  const search = useSearch();
  const [told, setTold] = useState<Told>();
  const [end, setEnd] = useState<"refused" | { readonly code: string | null }>();
  useEffect(() => {
    askServer((server) => server.readConnection(undefined, { query: askedIn(search) })).then(setTold, (error) =>
      setTold({ error }),
    );
  }, [search]);
  if (!told) return <Waiting />;
  if ("error" in told) return <Bad error={told.error} />;
  if (end === "refused") return <SignInPage title={texts.titles.refused} lead={texts.refused} />;
  if (end) return <Allowed code={end.code} program={texts.programs[told.Client]} />;
  const goOn = (address: string | null) => {
    if (address !== null) location.assign(address);
  };
  return (
    <Consent
      program={texts.programs[told.Client]}
      scopes={told.Scopes}
      allow={async () => {
        const { Url, Code } = await askServer((server) => server.allowConnection(askedIn(search)));
        setEnd({ code: Code });
        goOn(Url);
      }}
      refuse={() => {
        setEnd("refused");
        goOn(told.Refused);
      }}
    />
  );
}

/** What cannot be asked for: nobody is sent anywhere. */
function Bad({ error }: { readonly error: unknown }) {
  if (error instanceof CallFailure && error.status === 400)
    return <SignInPage title={texts.titles.bad} lead={texts.bad} />;
  return (
    <SignInPage title={texts.titles.bad}>
      <ErrorArea messages={messagesOf(error)} />
    </SignInPage>
  );
}
