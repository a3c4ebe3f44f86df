import { useEffect, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { Waiting } from "../../app/Waiting.tsx";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { notificationEmails as texts } from "../../texts/notification-emails.ts";

type Ended = keyof typeof texts.off.ended;

/** The target of the unsubscribe links in emails about notifications. Opening one is enough, without logging in. */
export default function Screen() {
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [state, setState] = useState<Ended | "asking" | "failed">("asking");
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    askServer((server) => server.endNotificationEmails({ Token: token })).then(
      ({ Kind }) => setState(Kind),
      () => setState("failed"),
    );
  }, [token]);
  if (state === "asking") return <Waiting />;
  const isDone = state !== "failed";
  return (
    <SignInPage
      title={isDone ? texts.off.title : texts.off.failed}
      lead={isDone ? texts.off.ended[state] : texts.off.failedText}
    >
      <p className="sign-in-small">
        <Link href="/account">{texts.off.account}</Link>
      </p>
    </SignInPage>
  );
}
