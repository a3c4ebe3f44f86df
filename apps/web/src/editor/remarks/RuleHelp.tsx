import { Fragment } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { helpOf, linesOf } from "./rule-help.ts";

/** What a rule is about, with its examples. */
export function RuleHelp({ rule: id }: { readonly rule: string }) {
  const rule = useControllerState((state) => helpOf(state, id));
  // Rules of a team have no page: this is all there is about them.
  const isOwn = useControllerState((state) => state.rules.has(id));
  if (!rule) return <p>{parts.help.unknown}</p>;
  return (
    <div className="rule-help">
      <p className="rule-explain">{rule.explain}</p>
      {rule.examples.map((example) => (
        <dl key={example.wrong} className="example">
          {linesOf(example).map(({ label, text, isWrong }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className={isWrong ? "example-wrong" : undefined}>{text}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
      {isOwn ? (
        <a className="card-link" href={`/rules/${id}`} target="_blank" rel="noreferrer">
          {parts.help.more}
        </a>
      ) : null}
    </div>
  );
}
