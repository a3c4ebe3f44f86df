import { families } from "@housestyle/engine";
import { Popover } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { useScore } from "../goals/use-score.ts";

/** The score of the text, once there is enough to judge; pressing it tells how it is reckoned. */
export default function Score() {
  const isReading = useControllerState((state) => state.engine !== "ready" || state.slow);
  const score = useScore();
  if (!score || isReading) return null;
  return (
    <span className="score">
      <Popover label={parts.score.title(score.overall)} tone="quiet">
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
        <p className="note">{parts.score.about}</p>
      </Popover>
    </span>
  );
}
