import { hasTeamRules } from "@housestyle/engine";
import { Goals } from "@housestyle/panel/view";
import { parts } from "../../texts/editor-parts.ts";
import { useCheckingAgain } from "../checking/use-checking-again.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { useScore } from "./use-score.ts";

/** The goals of the text that is open. */
export default function EditorGoals() {
  const controller = useController();
  const workspace = useWorkspace();
  const score = useScore();
  // What a goal is held to may be another when the kind of text, a wish or the team's word is.
  useControllerState((state) => state.personal);
  const accountRules = useControllerState((state) => state.house);
  const isAgain = useCheckingAgain();
  if (!workspace) return null;
  if (isAgain) return <p className="panel-note">{parts.panel.again}</p>;
  return (
    <Goals
      controller={workspace.goals}
      score={score?.overall}
      hasTeamRules={hasTeamRules(accountRules.settings)}
      showRemarks={(kind) => controller.state.set({ panel: "remarks", filter: kind })}
    />
  );
}
