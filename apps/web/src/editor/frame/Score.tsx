import { families, type Kind, scoreVersion } from "@housestyle/engine";
import { Button, Popover } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useCheckingAgain } from "../checking/use-checking-again.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { scoreCosts } from "../controller/score-of.ts";
import { useScore } from "../goals/use-score.ts";
import { useScored } from "../goals/use-scored.ts";

/**
 * The score of the text, once there is enough text to judge. Pressing it shows how it is calculated and how it could be
 * raised.
 */
export function Score() {
  const isReading = useControllerState((state) => state.engine !== "ready" || state.slow);
  const score = useScore();
  const isAgain = useCheckingAgain();
  if (!score || isReading || isAgain) return null;
  return (
    <span className="score">
      <Popover label={parts.score.title(score.overall)} tone="quiet">
        {(close) => (
          <>
            <h2 className="score-title">{parts.score.title(score.overall)}</h2>
            <dl className="score-families">
              {families.map((family) =>
                score.families[family] === undefined ? null : (
                  <div key={family}>
                    <dt>{parts.score.families[family]}</dt>
                    <dd>{score.families[family]}</dd>
                  </div>
                ),
              )}
            </dl>
            <WhatIf close={close} />
            <p className="note">
              {parts.score.about} {parts.score.version(scoreVersion)}
            </p>
          </>
        )}
      </Popover>
    </span>
  );
}

/** What the score would be without the remarks of each kind, with links to those remarks. */
function WhatIf({ close }: { readonly close: () => void }) {
  const controller = useController();
  const costs = scoreCosts(useScored());
  if (costs.length === 0) return null;
  const show = (kind: Kind) => {
    controller.state.set({ panel: "remarks", filter: kind });
    close();
  };
  return (
    <>
      <h3 className="score-if">{parts.score.whatIf}</h3>
      <ul className="score-costs">
        {costs.map(({ kind, remarks: count, without }) => (
          <li key={kind}>
            <Button tone="quiet" onClick={() => show(kind)}>
              {parts.score.without[kind](count, without)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
