import { families, type Goal, goals, type Kind, type ScorePart } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import type { Measure } from "@housestyle/reports";
import { Check, X } from "lucide-react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import { isMet } from "./measure-text.ts";
import "./summary.css";

const kindOf: Readonly<Record<ScorePart, Kind>> = {
  spelling: "spelling",
  grammar: "grammar",
  style: "style",
  team: "team",
};

/**
 * The score by families of rules, and the goals, with links to what lowers them. `others` are the measures of the other
 * reports, which know what is usual.
 */
export function SummaryGoals({
  measures,
  others,
}: {
  readonly measures: readonly Measure[];
  readonly others: readonly Measure[];
}) {
  const controller = useController();
  const workspace = useWorkspace();
  const found = new Map(measures.map((each) => [each.id, each]));
  const score = found.get("score");
  if (!score) return <p className="note">{texts.noScore}</p>;
  const judged = goals.flatMap((goal) => {
    const measure = found.get(`goal-${goal}`);
    return measure ? [{ goal, value: measure.value, isMet: isMet(measure) === true }] : [];
  });
  const seek = (goal: Goal) => {
    controller.state.set({ panel: "goals" });
    workspace?.goals.seek(goal);
  };
  return (
    <section className="summary-goals" aria-label={texts.scoreAndGoals}>
      <p className="reports-lead">
        {texts.score(score.value)} {texts.goalsMet(judged.filter((each) => each.isMet).length, judged.length)}
      </p>
      <ul className="summary-families">
        {families.map((family) => {
          const own = found.get(`score-${family}`);
          return own === undefined ? null : (
            <li key={family}>
              <button
                type="button"
                className="bare-button summary-family"
                onClick={() => controller.state.set({ panel: "remarks", filter: kindOf[family] })}
              >
                <span>{texts.families[family]}</span>{" "}
                <span className="summary-family-score">
                  {own.value}
                  <small>{texts.ofHundred}</small>
                </span>{" "}
                <span className="visually-hidden">{texts.familyRemarks}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="summary-goal-list" aria-label={goalTexts.title}>
        {judged.map(({ goal, value, isMet: met }) => (
          <li key={goal}>
            <button type="button" className="bare-button summary-goal" onClick={() => seek(goal)}>
              <Verdict isMet={met} />
              <span>{goalTexts.names[goal]}</span>
              <span className="summary-goal-value">{goalTexts.value(goal, value)}</span>
            </button>
          </li>
        ))}
      </ul>
      {judged.some(({ goal }) => goal === "team") ? null : <p className="note">{goalTexts.noTeam}</p>}
      {others.some(isStricter) ? <p className="note">{texts.strictGoals}</p> : null}
    </section>
  );
}

/** Whether what is usual would miss the goal. */
function isStricter({ target, norm }: Measure): boolean {
  if (!target || !norm) return false;
  return (
    norm.least > (target.most ?? Number.POSITIVE_INFINITY) || norm.most < (target.least ?? Number.NEGATIVE_INFINITY)
  );
}

function Verdict({ isMet: met }: { readonly isMet: boolean }) {
  const Icon = met ? Check : X;
  return (
    <span
      className={met ? "measure-met" : "measure-missed"}
      role="img"
      aria-label={met ? goalTexts.met : goalTexts.notMet}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
