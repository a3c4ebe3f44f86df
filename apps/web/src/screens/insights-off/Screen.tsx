import { useEffect, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { Waiting } from "../../app/Waiting.tsx";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { insights } from "../../texts/insights.ts";

const texts = insights.letters;

/** The target of the unsubscribe link in a weekly summary. Opening it is enough, without signing in. */
export default function Screen() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [state, setState] = useState<"asking" | "done" | "failed">("asking");
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    askServer((server) => server.endInsightLetters({ Token: token })).then(
      () => setState("done"),
      () => setState("failed"),
    );
  }, [token]);
  if (state === "asking") return <Waiting />;
  const isDone = state === "done";
  return (
    <SignInPage title={isDone ? texts.ended : texts.failed} lead={isDone ? texts.endedText : texts.failedText}>
      <p className="sign-in-small">
        <Link href="/account">{texts.account}</Link>
      </p>
    </SignInPage>
  );
}
