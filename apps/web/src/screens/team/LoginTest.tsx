import { Button, ErrorArea } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { failedElsewhere } from "../../site/sign-in/failed-elsewhere.ts";
import { companyLogin as texts } from "../../texts/company-login.ts";

/** The result of a test as the server keeps it. */
interface TestResult {
  readonly On: string;
  readonly Name: string;
  readonly Email: string;
  readonly Problem: string | null;
}

/** Runs a login in a new window and shows what came back. The result is asked for while the window is open. */
export function LoginTest({
  teamId,
  result,
  isWaiting,
  onWait,
}: {
  readonly teamId: number;
  readonly result: TestResult | null;
  readonly isWaiting: boolean;
  readonly onWait: (isWaiting: boolean) => void;
}) {
  const [before, setBefore] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  const begin = useMutation({ mutationFn: () => ask(server.testTeamSignIn(undefined, { params: { id: teamId } })) });
  const cameBack = result !== null && result.On !== before;
  useEffect(() => {
    if (isWaiting && cameBack) onWait(false);
  }, [isWaiting, cameBack, onWait]);
  const run = () => {
    // Opened right at the click: a window that opens later is blocked.
    const opened = window.open("about:blank", "_blank");
    setBlocked(opened === null);
    if (!opened) return;
    setBefore(result?.On);
    begin.mutate(undefined, {
      onSuccess: ({ Url }) => {
        opened.opener = null;
        opened.location.href = Url;
        onWait(true);
      },
      onError: () => opened.close(),
    });
  };
  return (
    <div className="team-fields">
      <Button onClick={run} pending={begin.isPending}>
        {texts.test}
      </Button>
      <p className="team-note">{texts.testHint}</p>
      <ErrorArea messages={[...messagesOf(begin.error), ...(isBlocked ? [texts.blocked] : [])]} />
      <p role="status">{isWaiting ? texts.testing : result ? wordsOf(result) : ""}</p>
    </div>
  );
}

function wordsOf({ Name, Email, Problem }: TestResult): string {
  if (Problem === null) return texts.tested(Name, Email);
  const reason = failedElsewhere(`?error=${encodeURIComponent(Problem)}`) ?? "";
  return [texts.testFailed(reason), Email === "" ? "" : texts.cameBack(Email)].join(" ").trim();
}
