import { Button } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { openSample } from "../desk/document-acts.ts";

/** What stands where no remark does: why, and what can be done. */
export function EmptyList() {
  const desk = useDesk();
  const words = useDeskState((state) => state.words);
  const filter = useDeskState((state) => state.filter);
  const isBusy = useDeskState((state) => state.engine === "loading" || state.progress.checked < state.progress.total);
  if (words === 0) {
    return (
      <div className="empty">
        <p>{parts.panel.noneYet}</p>
        <Button onClick={() => void openSample(desk)}>{parts.menu.sample}</Button>
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
