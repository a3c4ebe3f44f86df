import { loweredRules } from "@housestyle/panel";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { forget } from "../controller/learn.ts";
import { helpOf } from "./rule-help.ts";

/** The rules that are shown less often because the writer keeps rejecting them: which, why, and the way back. */
export function LessOften() {
  const controller = useController();
  const tallies = useControllerState((state) => state.personal.tallies);
  const rules = useControllerState((state) => state.rules);
  const accountRules = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const lowered = useMemo(() => loweredRules(tallies), [tallies]);
  if (lowered.length === 0) return null;
  return (
    <details className="less-often">
      <summary>{parts.lessOften.title(lowered.length)}</summary>
      <ul className="plain-list">
        {lowered.map(({ rule, standing, tally }) => {
          const title = helpOf({ rules, house: accountRules, templates }, rule)?.title ?? parts.silenced.someRule;
          return (
            <li key={rule} className="plain-row">
              <span>
                {title}
                <span className="plain-detail">{parts.lessOften.why(standing, tally.rejected, tally.accepted)}</span>
              </span>
              <Button tone="quiet" aria-label={parts.silenced.back(title)} onClick={() => forget(controller, [rule])}>
                {parts.silenced.backButton}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
