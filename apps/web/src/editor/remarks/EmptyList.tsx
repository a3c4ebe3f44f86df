import { Button } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { openSample } from "../controller/document-commands.ts";

/** The message in place of an empty list of remarks: the reason, and what the writer can do. */
export function EmptyList() {
  const controller = useController();
  const words = useControllerState((state) => state.words);
  const filter = useControllerState((state) => state.filter);
  const isBusy = useControllerState(
    (state) => state.engine === "loading" || state.progress.checked < state.progress.total,
  );
  if (words === 0) {
    return (
      <div className="empty">
        <p>{parts.panel.noneYet}</p>
        <Button onClick={() => void openSample(controller)}>{parts.menu.sample}</Button>
      </div>
    );
  }
  const said = isBusy ? parts.panel.reading : filter ? parts.panel.noneInGroup : parts.panel.none;
  return (
    <div className="empty">
      <p>{said}</p>
    </div>
  );
}
