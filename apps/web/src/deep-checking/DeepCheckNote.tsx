import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import type { ReactNode } from "react";
import { useController, useControllerState } from "../editor/controller/controller-context.ts";
import { megabytes, deeper as texts } from "../texts/deeper.ts";
import { depth } from "./depth.ts";
import { deepChecking } from "./state.ts";

/** The question appears only once the text has this many words. */
const fewestWords = 20;

/** Asks once whether to turn on deep checking, and reports if that is not possible. */
export default function DeepCheckNote() {
  const controller = useController();
  const chosen = depth.use();
  const offer = useStore(deepChecking, (state) => state.offer);
  const reading = useStore(deepChecking, (state) => state.reading);
  const words = useControllerState((state) => state.words);
  const team = depth.useTeam();
  // The button that was pressed goes, and the caret is where one was.
  const then = (act: () => void) => () => {
    act();
    controller.view?.focus();
  };
  if (reading === "failed" || reading === "stopped") {
    return (
      <Note text={texts[reading]}>
        <Button onClick={then(depth.refuse)}>{texts.turnOff}</Button>
        <Button tone="primary" onClick={() => controller.checking?.startDeepCheck()}>
          {texts.again}
        </Button>
      </Note>
    );
  }
  if (reading === "loading") return <Note text={texts.loading} />;
  if (chosen !== "ask" || !offer || words < fewestWords) return null;
  return (
    <Note text={team ? texts.askOfTeam(team.TeamName, megabytes(offer.bytes)) : texts.ask(megabytes(offer.bytes))}>
      <Button onClick={then(depth.refuse)}>{texts.no}</Button>
      <Button tone="primary" onClick={then(depth.agree)}>
        {texts.yes}
      </Button>
    </Note>
  );
}

function Note({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <section className="conflict deeper-note" aria-label={texts.title}>
      <p role="status">{text}</p>
      {children}
    </section>
  );
}
