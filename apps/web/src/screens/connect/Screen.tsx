import { ErrorArea } from "@housestyle/ui";
import { useEffect, useState } from "react";
import { useSearch } from "wouter";
import { CallFailure } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { connect as texts } from "../../texts/connect.ts";
import { Allowed } from "./Allowed.tsx";
import { Consent } from "./Consent.tsx";
import { type ConsentQuestion, isFromAgent, questionIn } from "./question.ts";
import "./connect.css";

/**
 * The screen on which a program asks for an API key: it shows which program is asking, what for, and for which account.
 */
export default function Screen() {
  const search = useSearch();
  const [question, setQuestion] = useState<ConsentQuestion | { readonly error: unknown }>();
  const [end, setEnd] = useState<"refused" | { readonly code: string | null }>();
  useEffect(() => {
    questionIn(search).then(setQuestion, (error) => setQuestion({ error }));
  }, [search]);
  if (!question) return <Waiting />;
  if ("error" in question)
    return <Bad error={question.error} lead={isFromAgent(search) ? texts.badAgent : texts.bad} />;
  if (end === "refused") return <SignInPage title={texts.titles.refused} lead={texts.refused} />;
  if (end) return <Allowed code={end.code} program={question.program} />;
  const goOn = (address: string | null) => {
    if (address !== null) location.assign(address);
  };
  return (
    <Consent
      question={question}
      allow={async () => {
        const { Url, Code } = await question.allow();
        setEnd({ code: Code });
        goOn(Url);
      }}
      refuse={() => {
        setEnd("refused");
        goOn(question.refused);
      }}
    />
  );
}

/** The message for an invalid request. There is no redirect. */
function Bad({ error, lead }: { readonly error: unknown; readonly lead: string }) {
  if (error instanceof CallFailure && error.status === 400) return <SignInPage title={texts.titles.bad} lead={lead} />;
  return (
    <SignInPage title={texts.titles.bad}>
      <ErrorArea messages={messagesOf(error)} />
    </SignInPage>
  );
}
