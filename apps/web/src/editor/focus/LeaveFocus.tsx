import { Button } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { focusMode } from "./writing-modes.ts";

/** A button that leaves focus mode, for those who do not know its key. */
export function LeaveFocus() {
  return focusMode.useIsOn() ? (
    <span className="leave-focus">
      <Button tone="quiet" onClick={() => focusMode.set(false)}>
        {parts.modes.leave}
      </Button>
    </span>
  ) : null;
}
