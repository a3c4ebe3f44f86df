import { defaultTargets, type Goal, type Target } from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import type { GoalActions } from "../../goals/goal-controller.ts";
import { texts } from "../../goals/texts.ts";
import { withEnd } from "../../goals/with-end.ts";

/** Shows fields for the ends of a target. Input takes effect immediately. */
export function TargetForm({
  goal,
  target,
  controller,
}: {
  readonly goal: Goal;
  readonly target: Target;
  readonly controller: GoalActions;
}) {
  // Without a target of its own, a goal can be given the ends it has in working prose.
  const shown = target.least === undefined && target.most === undefined ? defaultTargets("general")[goal] : target;
  const ends = (["least", "most"] as const).filter((end) => shown[end] !== undefined);
  return (
    <div className="target-form">
      {ends.map((end) => (
        <label key={end} className="target-field">
          <span>{texts[end]}</span>
          <input
            className="target-input"
            type="number"
            min={0}
            max={1000}
            step="any"
            defaultValue={target[end]}
            onChange={({ target: { value } }) => controller.want(goal, withEnd(target, end, value))}
          />
        </label>
      ))}
      <Button tone="quiet" onClick={() => controller.want(goal, undefined)}>
        {controller.isTeams(goal) ? texts.teams : texts.usual}
      </Button>
    </div>
  );
}
