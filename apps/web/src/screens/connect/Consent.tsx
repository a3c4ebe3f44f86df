import { Button } from "@housestyle/ui";
import { useSession } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { FormErrors } from "../../site/sign-in/FormErrors.tsx";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { connect as texts } from "../../texts/connect.ts";
import type { ConsentQuestion } from "./question.ts";

interface ConsentProps {
  readonly question: ConsentQuestion;
  readonly allow: () => Promise<void>;
  readonly refuse: () => void;
}

/** The question: what the program will be able to do, and two buttons. */
export function Consent({ question, allow, refuse }: ConsentProps) {
  const email = useSession(({ profile }) => profile?.Email ?? "");
  const { pending, errors, run } = useSave();
  return (
    <SignInPage title={question.title} lead={texts.lead(email)}>
      <FormErrors errors={errors} />
      {question.identity === undefined ? null : <p className="connect-identity">{question.identity}</p>}
      <h2 className="connect-head">{texts.may}</h2>
      <ul className="connect-scopes">
        {question.scopes.map((scope) => (
          <li key={scope}>{texts.scopes[scope]}</li>
        ))}
      </ul>
      <p className="sign-in-small">{texts.ends}</p>
      <div className="connect-choice">
        <Button tone="primary" pending={pending} onClick={() => void run(allow)}>
          {texts.allow}
        </Button>
        <Button onClick={refuse}>{texts.refuse}</Button>
      </div>
    </SignInPage>
  );
}
