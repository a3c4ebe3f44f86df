import type { OwnRequest } from "../shared/own-requests.ts";
import type { PopUpState } from "../shared/pop-up-state.ts";
import { Choice } from "./Choice.tsx";
import { texts } from "./texts.ts";

type Change = Extract<OwnRequest, { what: "change" }>["change"];

interface ChoicesProps {
  readonly state: PopUpState;
  readonly change: (change: Change) => void;
}

/** Where is checked, by which English, and what is remarked on. */
export function Choices({ state, change }: ChoicesProps) {
  return (
    <section className="choices">
      <Choice label={texts.mode} names={texts.modes} value={state.mode} choose={(mode) => change({ mode })} />
      <Choice
        label={texts.dialect}
        names={texts.dialects}
        value={state.dialect}
        choose={(dialect) => change({ dialect })}
      />
      <Choice label={texts.style} names={texts.styles} value={state.style} choose={(style) => change({ style })} />
      <Choice label={texts.level} names={texts.levels} value={state.level} choose={(level) => change({ level })} />
      <label className="check">
        <input type="checkbox" checked={state.picky} onChange={({ target }) => change({ picky: target.checked })} />
        {texts.picky}
      </label>
    </section>
  );
}
