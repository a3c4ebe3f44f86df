import {
  fewestWordsJudged,
  type Goal,
  goals,
  issueCounts,
  judgeGoals,
  type Kind,
  type Targets,
} from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import { useEffect } from "react";
import type { GoalActions } from "../../goals/goal-controller.ts";
import type { GoalStanding } from "../../goals/standing-of.ts";
import { texts } from "../../goals/texts.ts";
import { useShown } from "../panel-host.ts";
import { GoalRow } from "./GoalRow.tsx";
import { useGoals } from "./use-goals.ts";

/**
 * Shows each goal with the value of the text, its target, and a way to the places that miss it. `showRemarks` shows the
 * remarks of a category, or all.
 */
export function Goals({
  controller,
  score,
  hasTeamRules,
  showRemarks,
}: {
  readonly controller: GoalActions;
  /** Whether a team or the writer has rules that this text could break. */
  readonly hasTeamRules: boolean;
  /** The score of the current text, or undefined if the text is too short. */
  readonly score: number | undefined;
  readonly showRemarks: (kind: Kind | undefined) => void;
}) {
  const measures = useGoals(controller, (state) => state.measures);
  const remarks = useShown((host) => host.list().remarks);
  const words = useShown((host) => host.list().words);
  useEffect(() => {
    controller.show(true);
    return () => controller.show(false);
  }, [controller]);
  if (!measures) return <p className="panel-note">{texts.measuring}</p>;
  const issues = issueCounts(
    remarks.map(({ finding }) => finding.kind),
    score,
    hasTeamRules,
  );
  const standings = new Map(goals.map((goal) => [goal, controller.standing(goal)]));
  const targets = Object.fromEntries([...standings].map(([goal, { target }]) => [goal, target])) as Targets;
  return (
    <div className="goals">
      {words < fewestWordsJudged ? <p className="panel-note">{texts.short(fewestWordsJudged)}</p> : null}
      <ul className="goal-list" aria-label={texts.title}>
        {judgeGoals(measures, issues, targets).map((value) => {
          const standing = standings.get(value.goal);
          if (!standing?.counts) return null;
          const row = { value, standing, controller, showRemarks };
          return <GoalRow key={value.goal} {...row} />;
        })}
      </ul>
      <UnusedGoals standings={standings} controller={controller} />
    </div>
  );
}

/** Shows the goals that the writer's team does not use, so that the writer can use one of them. */
function UnusedGoals({
  standings,
  controller,
}: {
  readonly standings: ReadonlyMap<Goal, GoalStanding>;
  readonly controller: GoalActions;
}) {
  const unused = [...standings].filter(([, { counts, isLocked }]) => !counts && !isLocked);
  if (unused.length === 0) return null;
  return (
    <section className="goals-unused" aria-label={texts.unused}>
      <h3 className="list-title">{texts.unused}</h3>
      {unused.map(([goal, { target }]) => (
        <Button
          key={goal}
          tone="quiet"
          aria-label={texts.wantOf(texts.names[goal])}
          onClick={() => controller.want(goal, target)}
        >
          {texts.names[goal]}
        </Button>
      ))}
    </section>
  );
}
