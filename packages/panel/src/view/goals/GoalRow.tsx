import type { GoalValue, Kind } from "@housestyle/engine";
import { Button, IconButton } from "@housestyle/ui";
import { Check, ChevronDown, ChevronUp, Minus, X } from "lucide-react";
import { useState } from "react";
import type { GoalActions } from "../../goals/goal-controller.ts";
import type { GoalStanding } from "../../goals/standing-of.ts";
import { texts } from "../../goals/texts.ts";
import { TargetForm } from "./TargetForm.tsx";
import { useGoals } from "./use-goals.ts";

interface RowProps {
  readonly value: GoalValue;
  readonly standing: GoalStanding;
  readonly controller: GoalActions;
  readonly showRemarks: (kind: Kind | undefined) => void;
}

/** Shows one goal. Pressing it reveals the places that miss it and a form for its target. */
export function GoalRow(props: RowProps) {
  const { value, standing, controller } = props;
  const { goal } = value;
  const isOpen = useGoals(controller, (state) => state.goal === goal);
  return (
    <li className={isOpen ? "goal goal-open" : "goal"}>
      <button
        type="button"
        className="goal-row"
        aria-expanded={isOpen}
        onClick={() => controller.seek(isOpen ? undefined : goal)}
      >
        <Verdict isMet={value.isMet} />
        <span className="goal-name">{texts.names[goal]}</span>
        <span className="goal-value">{value.value === undefined ? null : texts.value(goal, value.value)}</span>
        <span className="goal-target">
          {goal === "team" && value.value === undefined ? texts.noTeam : texts.target(goal, standing.target)}
        </span>
      </button>
      {isOpen ? <GoalDetails {...props} /> : null}
    </li>
  );
}

function Verdict({ isMet }: { readonly isMet: boolean | undefined }) {
  const [Icon, label, look] =
    isMet === undefined
      ? ([Minus, texts.unjudged, ""] as const)
      : isMet
        ? ([Check, texts.met, " goal-met"] as const)
        : ([X, texts.notMet, " goal-missed"] as const);
  return (
    <span className={`goal-verdict${look}`} role="img" aria-label={label}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

function GoalDetails({ value: { goal }, standing, controller, showRemarks }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="goal-details">
      <p className="goal-about">{texts.about[goal]}</p>
      {standing.team === undefined ? null : (
        <p className="goal-about">{texts.byTeam(standing.team, standing.isLocked)}</p>
      )}
      <div className="goal-actions">
        {goal === "spelling" || goal === "grammar" || goal === "team" || goal === "score" ? (
          <Button tone="quiet" onClick={() => showRemarks(goal === "score" ? undefined : goal)}>
            {texts.showRemarks}
          </Button>
        ) : (
          <Places controller={controller} />
        )}
        {standing.isLocked ? null : (
          <Button tone="quiet" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            {texts.edit}
          </Button>
        )}
      </div>
      {isEditing && !standing.isLocked ? (
        <TargetForm goal={goal} target={standing.target} controller={controller} />
      ) : null}
    </div>
  );
}

/** Shows how many places miss the goal, with buttons to move between them. */
function Places({ controller }: { readonly controller: GoalActions }) {
  const count = useGoals(controller, (state) => state.offenders.length);
  if (count === 0) return <span className="goal-places">{texts.noPlaces}</span>;
  return (
    <span className="goal-places">
      <span role="status">{texts.places(count)}</span>
      <IconButton label={texts.previous} onClick={() => controller.go(-1)}>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={texts.next} onClick={() => controller.go(1)}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}
