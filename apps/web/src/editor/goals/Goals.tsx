import { fewestWordsJudged, type Goal, type GoalValue, goals, judgeGoals, type Targets } from "@housestyle/engine";
import { countByKind } from "@housestyle/panel";
import { Button } from "@housestyle/ui";
import { useEffect } from "react";
import { editorGoals } from "../../texts/editor-goals.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";
import { GoalRow } from "./GoalRow.tsx";
import { type Standing, standingOf } from "./standing-of.ts";
import { useScore } from "./use-score.ts";

/** What the text is held to, each with what it has, what is wanted, and the way to what stands between. */
export default function Goals() {
  const workspace = useWorkspace();
  const measures = useWorkspaceStore(
    (each) => each.goals.state,
    (state) => state.measures,
    undefined,
  );
  const remarks = useControllerState((state) => state.remarks);
  const words = useControllerState((state) => state.words);
  const score = useScore();
  const personal = useControllerState((state) => state.personal);
  const house = useControllerState((state) => state.house);
  useEffect(() => {
    workspace?.goals.show(true);
    return () => workspace?.goals.show(false);
  }, [workspace]);
  if (!measures) return <p className="panel-note">{editorGoals.measuring}</p>;
  const counts = countByKind(remarks);
  const issues = {
    spelling: counts.get("spelling") ?? 0,
    grammar: counts.get("grammar") ?? 0,
    team: counts.get("team") ?? 0,
    score: score?.overall ?? 100,
  };
  const standings = new Map(goals.map((goal) => [goal, standingOf(goal, { personal, house })]));
  const targets = Object.fromEntries([...standings].map(([goal, { target }]) => [goal, target])) as Targets;
  return (
    <div className="goals">
      {words < fewestWordsJudged ? <p className="panel-note">{editorGoals.short(fewestWordsJudged)}</p> : null}
      <ul className="goal-list" aria-label={editorGoals.title}>
        {judgeGoals(measures, issues, targets).map((value: GoalValue) => {
          const standing = standings.get(value.goal);
          return standing?.counts ? <GoalRow key={value.goal} value={value} standing={standing} /> : null;
        })}
      </ul>
      <UnusedGoals standings={standings} />
    </div>
  );
}

/** Goals the writer's team does not use, for who wants one of them all the same. */
function UnusedGoals({ standings }: { readonly standings: ReadonlyMap<Goal, Standing> }) {
  const workspace = useWorkspace();
  const unused = [...standings].filter(([, { counts, isLocked }]) => !counts && !isLocked);
  if (unused.length === 0) return null;
  return (
    <section className="goals-unused" aria-label={editorGoals.unused}>
      <h3 className="list-title">{editorGoals.unused}</h3>
      {unused.map(([goal, { target }]) => (
        <Button
          key={goal}
          tone="quiet"
          aria-label={editorGoals.wantOf(editorGoals.names[goal])}
          onClick={() => workspace?.goals.setTarget(goal, target)}
        >
          {editorGoals.names[goal]}
        </Button>
      ))}
    </section>
  );
}
