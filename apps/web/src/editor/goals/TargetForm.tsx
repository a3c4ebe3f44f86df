import type { Goal, Target } from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import { editorGoals } from "../../texts/editor-goals.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { withEnd } from "./with-end.ts";

/** The ends of a target. What is typed counts at once. */
export function TargetForm({ goal, target }: { readonly goal: Goal; readonly target: Target }) {
  const workspace = useWorkspace();
  const hasTeams = useControllerState(({ house }) => house.goals[goal] !== undefined);
  const ends = (["least", "most"] as const).filter((end) => target[end] !== undefined);
  return (
    <div className="target-form">
      {ends.map((end) => (
        <label key={end} className="target-field">
          <span>{editorGoals[end]}</span>
          <input
            className="target-input"
            type="number"
            min={0}
            max={1000}
            step="any"
            defaultValue={target[end]}
            onChange={({ target: { value } }) => workspace?.goals.setTarget(goal, withEnd(target, end, value))}
          />
        </label>
      ))}
      <Button tone="quiet" onClick={() => workspace?.goals.setTarget(goal, undefined)}>
        {hasTeams ? editorGoals.teams : editorGoals.usual}
      </Button>
    </div>
  );
}
