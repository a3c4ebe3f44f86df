import type { Goal, Target } from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import { editorGoals } from "../../texts/editor-goals.ts";
import { useDeskState } from "../desk/desk-context.ts";
import { useOffice } from "../office/use-office.ts";
import { withEnd } from "./with-end.ts";

/** The ends of a target. What is typed counts at once. */
export function TargetForm({ goal, target }: { readonly goal: Goal; readonly target: Target }) {
  const office = useOffice();
  const hasTeams = useDeskState(({ house }) => house.goals[goal] !== undefined);
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
            onChange={({ target: { value } }) => office?.goals.setTarget(goal, withEnd(target, end, value))}
          />
        </label>
      ))}
      <Button tone="quiet" onClick={() => office?.goals.setTarget(goal, undefined)}>
        {hasTeams ? editorGoals.teams : editorGoals.usual}
      </Button>
    </div>
  );
}
