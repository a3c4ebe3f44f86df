import type { Measure } from "@housestyle/reports";
import { shownBefore, shownNorm, shownTarget } from "@housestyle/reports/written";
import { Check, X } from "lucide-react";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { isMet, shownNumber } from "./measure-text.ts";

/** The measured values, each with its target and whether it is met. */
export function Measures({ measures }: { readonly measures: readonly Measure[] }) {
  if (measures.length === 0) return null;
  return (
    <dl className="measures">
      {measures.map((measure) => (
        <div key={measure.id} className="measure">
          <dt>{measure.label}</dt>
          <dd className="measure-value">
            {shownNumber(measure.value, measure.unit)}
            <Verdict isMet={isMet(measure)} />
          </dd>
          {measure.before === undefined ? null : <dd className="measure-before">{shownBefore(measure)}</dd>}
          <dd className="measure-target">{shownTarget(measure)}</dd>
          {measure.norm ? <dd className="measure-usual">{shownNorm(measure)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function Verdict({ isMet: met }: { readonly isMet: boolean | undefined }) {
  if (met === undefined) return null;
  const Icon = met ? Check : X;
  return (
    <span className={met ? "measure-met" : "measure-missed"} role="img" aria-label={met ? texts.met : texts.notMet}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
