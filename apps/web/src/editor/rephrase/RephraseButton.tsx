import { PenLine } from "lucide-react";
import { editorRephrase as texts } from "../../texts/editor-rephrase.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keptRephrase } from "./rephrase-controller.ts";
import type { SelectedWords } from "./selected-words.ts";
import { useRephraseState } from "./use-rephrase-state.ts";

/** Returns the selected words if they can be rephrased and no card is open. */
export function useRephrasable(): SelectedWords | undefined {
  const hasCard = useControllerState(({ current }) => current !== undefined);
  const isEditable = useControllerState((state) => state.isEditable);
  const isOpen = useRephraseState(({ asked }) => asked !== undefined);
  const selected = useRephraseState((state) => state.selected);
  return hasCard || isOpen || !isEditable ? undefined : selected;
}

/** Offers other wordings of the selection. */
export function RephraseButton() {
  const controller = useController();
  return (
    <button
      type="button"
      className="margin-button"
      title={texts.offer}
      aria-keyshortcuts="Control+F7"
      // The words stay selected, and a phone’s keyboard where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => keptRephrase(controller).open()}
    >
      <PenLine size={15} strokeWidth={1.5} aria-hidden />
      <span>{texts.rephrase}</span>
    </button>
  );
}
