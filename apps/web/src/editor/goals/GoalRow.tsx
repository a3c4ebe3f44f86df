import type { GoalValue } from "@housestyle/engine";
import { Button, IconButton } from "@housestyle/ui";
import { Check, ChevronDown, ChevronUp, Minus, X } from "lucide-react";
import { useState } from "react";
import { editorGoals } from "../../texts/editor-goals.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import type { Standing } from "./standing-of.ts";
import { TargetForm } from "./TargetForm.tsx";

/** One goal. Pressing it opens what stands in its way, and lets its target be changed. */
export function GoalRow({ value, standing }: { readonly value: GoalValue; readonly standing: Standing }) {
  const workspace = useWorkspace();
  const { goal } = value;
  const isOpen = useWorkspaceStore(
    (each) => each.goals.state,
    (state) => state.goal === goal,
    false,
  );
  return (
    <li className={isOpen ? "goal goal-open" : "goal"}>
      <button
        type="button"
        className="goal-row"
        aria-expanded={isOpen}
        onClick={() => workspace?.goals.seek(isOpen ? undefined : goal)}
      >
        <Verdict isMet={value.isMet} />
        <span className="goal-name">{editorGoals.names[goal]}</span>
        <span className="goal-value">{editorGoals.value(goal, value.value)}</span>
        <span className="goal-target">{editorGoals.target(goal, standing.target)}</span>
      </button>
      {isOpen ? <GoalDetails value={value} standing={standing} /> : null}
    </li>
  );
}

function Verdict({ isMet }: { readonly isMet: boolean | undefined }) {
  const [Icon, label, look] =
    isMet === undefined
      ? ([Minus, editorGoals.unjudged, ""] as const)
      : isMet
        ? ([Check, editorGoals.met, " goal-met"] as const)
        : ([X, editorGoals.notMet, " goal-missed"] as const);
  return (
    <span className={`goal-verdict${look}`} role="img" aria-label={label}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </span>
  );
}

function GoalDetails({ value: { goal }, standing }: { readonly value: GoalValue; readonly standing: Standing }) {
  const controller = useController();
  const [isEditing, setEditing] = useState(false);
  const isOfRemarks = goal === "spelling" || goal === "grammar" || goal === "team" || goal === "score";
  return (
    <div className="goal-details">
      <p className="goal-about">{editorGoals.about[goal]}</p>
      {standing.team === undefined ? null : (
        <p className="goal-about">{editorGoals.byTeam(standing.team, standing.isLocked)}</p>
      )}
      <div className="goal-actions">
        {isOfRemarks ? (
          <Button
            tone="quiet"
            onClick={() => controller.state.set({ panel: "remarks", filter: goal === "score" ? undefined : goal })}
          >
            {editorGoals.showRemarks}
          </Button>
        ) : (
          <Places />
        )}
        {standing.isLocked ? null : (
          <Button tone="quiet" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            {editorGoals.edit}
          </Button>
        )}
      </div>
      {isEditing && !standing.isLocked ? <TargetForm goal={goal} target={standing.target} /> : null}
    </div>
  );
}

/** How many places stand in the way, and the way from one to the next. */
function Places() {
  const workspace = useWorkspace();
  const count = useWorkspaceStore(
    (each) => each.goals.state,
    (state) => state.offenders.length,
    0,
  );
  if (count === 0) return <span className="goal-places">{editorGoals.noPlaces}</span>;
  return (
    <span className="goal-places">
      <span role="status">{editorGoals.places(count)}</span>
      <IconButton label={editorGoals.previous} onClick={() => workspace?.goals.go(-1)}>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={editorGoals.next} onClick={() => workspace?.goals.go(1)}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}
