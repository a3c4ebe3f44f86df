import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { helpOf } from "./rule-help.ts";

/** What a rule is about, with its examples. */
export function RuleHelp({ rule: id }: { readonly rule: string }) {
  const rule = useControllerState((state) => helpOf(state, id));
  // Rules of a team have no page: this is all there is about them.
  const isOwn = useControllerState((state) => state.rules.has(id));
  if (!rule) return <p>{parts.help.unknown}</p>;
  return (
    <div className="rule-help">
      <p className="rule-explain">{rule.explain}</p>
      {rule.examples.map(({ wrong, right }) => (
        <dl key={wrong} className="example">
          <dt>{wrong === right ? parts.help.flagged : parts.help.wrong}</dt>
          <dd className="example-wrong">{wrong}</dd>
          {wrong === right ? null : (
            <>
              <dt>{parts.help.right}</dt>
              <dd>{right}</dd>
            </>
          )}
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
