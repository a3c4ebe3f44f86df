import { Button } from "@housestyle/ui";
import type { SilentField } from "../shared/pop-up-state.ts";
import { texts } from "./texts.ts";

interface SilenceProps {
  readonly field: SilentField;
  readonly ask: (key: string, isOn: boolean) => void;
}

/** Why nothing is checked where the keyboard is, and a way to have it checked all the same. */
export function Silence({ field: { silence, key, isAsked }, ask }: SilenceProps) {
  return (
    <section>
      <p>{isAsked ? texts.checkedAnyway : texts.silences[silence]}</p>
      {key !== undefined && (
        <>
          <Button onClick={() => ask(key, !isAsked)}>{isAsked ? texts.stopChecking : texts.checkAnyway}</Button>
          <p className="help">{silence === "secret" ? texts.thisField : texts.fieldsLikeThis}</p>
        </>
      )}
    </section>
  );
}
