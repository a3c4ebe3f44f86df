import { useControllerState } from "../controller/controller-context.ts";
import { LeaveFocus } from "../focus/LeaveFocus.tsx";
import { TargetRing } from "../targets/TargetRing.tsx";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import { part } from "./part.tsx";
import { ReadingChoice } from "./ReadingChoice.tsx";
import { Score } from "./Score.tsx";

const SuggestingSwitch = part(() => import("../suggesting/SuggestingSwitch.tsx"));

/** What of the status line can be pressed. */
export default function StatusChoices() {
  return (
    <>
      <TargetRing />
      <Score />
      <ReadingChoice />
      <Suggesting />
      <LeaveFocus />
    </>
  );
}

/** Whether edits become suggestions, where several people may write. */
function Suggesting() {
  const isOn = useWorkspaceState((state) => state.gates.sharing && state.account !== undefined, false);
  const isShown = useControllerState((state) => state.sync !== "none" && state.isEditable);
  if (!isOn || !isShown) return null;
  return <SuggestingSwitch className="roomy" />;
}
