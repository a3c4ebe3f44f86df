import { useEffect, useRef, useState } from "react";
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
  const latest = useRef(0);
  const asking = (request: Parameters<typeof askState>[0]) => {
    const turn = ++latest.current;
    // An answer to something earlier would show what has been changed since.
    void askState(request).then((answer) => turn === latest.current && setState(answer));
  };
  /** Shows at once what is chosen, so that a second press changes it back. */
  const choose = (shown: Partial<PopUpState>, request: Parameters<typeof askState>[0]) => {
    setState((now) => now && { ...now, ...shown });
    asking(request);
  };
  // Once, when it is opened.
  useEffect(() => void askState({ what: "state" }).then(setState), []);
  if (!state) return null;
  return (
    <>
      <h1>{texts.title}</h1>
      <Site
        state={state}
        turn={(host, isOn) => choose({ silence: isOn ? undefined : "off" }, { what: "switch", host, isOn })}
      />
      {state.field && state.silence === undefined && (
        <Silence
          field={state.field}
          ask={(key, isOn) =>
            choose({ field: state.field && { ...state.field, isAsked: isOn } }, { what: "check-anyway", key, isOn })
          }
        />
      )}
      <Choices state={state} change={(change) => choose(change, { what: "change", change })} />
      <Account
        server={state.server}
        checks={state.checks}
        check={(checks) => choose({ checks }, { what: "change", change: { checks } })}
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
