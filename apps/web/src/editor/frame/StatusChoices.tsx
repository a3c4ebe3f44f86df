import { LeaveFocus } from "../focus/LeaveFocus.tsx";
import { TargetRing } from "../targets/TargetRing.tsx";
import { ReadingChoice } from "./ReadingChoice.tsx";
import { Score } from "./Score.tsx";

/** What of the status line can be pressed. */
export default function StatusChoices() {
  return (
    <>
      <TargetRing />
      <Score />
      <ReadingChoice />
      <LeaveFocus />
    </>
  );
}
