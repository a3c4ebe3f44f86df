import { useEffect, useState } from "react";
import type { PopUpState } from "../shared/pop-up-state.ts";
import { Account } from "./Account.tsx";
import { askState } from "./ask.ts";
import { Choices } from "./Choices.tsx";
import { Sent } from "./Sent.tsx";
import { Silence } from "./Silence.tsx";
import { Snippets } from "./Snippets.tsx";
import { texts } from "./texts.ts";

/** All of the pop-up: this site, what is remarked on, the account, what was sent. */
export function Menu() {
  const [state, setState] = useState<PopUpState>();
  const asking = (request: Parameters<typeof askState>[0]) => void askState(request).then(setState);
  // Once, when it is opened.
  useEffect(() => void askState({ what: "state" }).then(setState), []);
  if (!state) return null;
  return (
    <>
      <h1>{texts.title}</h1>
      <Site state={state} turn={(host, isOn) => asking({ what: "switch", host, isOn })} />
      {state.field && state.silence === undefined && (
        <Silence field={state.field} ask={(key, isOn) => asking({ what: "check-anyway", key, isOn })} />
      )}
      <Choices state={state} change={(change) => asking({ what: "change", change })} />
      <Account
        server={state.server}
        checks={state.checks}
        check={(checks) => asking({ what: "change", change: { checks } })}
        signedIn={() => asking({ what: "state" })}
        signOut={() => asking({ what: "sign-out" })}
      />
      {state.server === "" ? null : <Snippets key={state.server} />}
      <Sent sent={state.sent} isThere={state.checks === "there"} />
    </>
  );
}

interface SiteProps {
  readonly state: PopUpState;
  readonly turn: (host: string, isOn: boolean) => void;
}

function Site({ state: { host, silence }, turn }: SiteProps) {
  if (host === undefined) return <p>{texts.notASite}</p>;
  if (silence === "bank") return <p>{texts.bank(host)}</p>;
  return (
    <label className="check site">
      <input
        type="checkbox"
        role="switch"
        checked={silence === undefined}
        aria-checked={silence === undefined}
        onChange={({ target }) => turn(host, target.checked)}
      />
      {texts.check(host)}
    </label>
  );
}
