import { fewestWordsJudged, type GoalValue, judgeGoals } from "@housestyle/engine";
import { useEffect } from "react";
import { editorGoals } from "../../texts/editor-goals.ts";
import { useDeskState } from "../desk/desk-context.ts";
import { useOffice, useOfficeStore } from "../office/use-office.ts";
import { countByKind } from "../remarks/order.ts";
import { GoalRow } from "./GoalRow.tsx";
import { useScore } from "./use-score.ts";
import { usefulTargets } from "./useful-targets.ts";

/** What the text is held to, each with what it has, what is wanted, and the way to what stands between. */
export default function Goals() {
  const office = useOffice();
  const measures = useOfficeStore(
    (each) => each.goals.state,
    (state) => state.measures,
    undefined,
  );
  const remarks = useDeskState((state) => state.remarks);
  const words = useDeskState((state) => state.words);
  const score = useScore();
  const preferences = useDeskState((state) => state.personal.preferences);
  useEffect(() => {
    office?.goals.show(true);
    return () => office?.goals.show(false);
  }, [office]);
  if (!measures) return <p className="panel-note">{editorGoals.measuring}</p>;
  const counts = countByKind(remarks);
  const issues = {
    spelling: counts.get("spelling") ?? 0,
    grammar: counts.get("grammar") ?? 0,
    team: counts.get("team") ?? 0,
    score: score?.overall ?? 100,
  };
  const targets = usefulTargets(preferences);
  return (
    <div className="goals">
      {words < fewestWordsJudged ? <p className="panel-note">{editorGoals.short(fewestWordsJudged)}</p> : null}
      <ul className="goal-list" aria-label={editorGoals.title}>
        {judgeGoals(measures, issues, targets).map((value: GoalValue) => (
          <GoalRow key={value.goal} value={value} target={targets[value.goal]} />
        ))}
      </ul>
    </div>
  );
}
