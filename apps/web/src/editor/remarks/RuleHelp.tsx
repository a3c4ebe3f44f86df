import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { helpOf } from "./rule-help.ts";

/** What a rule is about, with its examples. */
export function RuleHelp({ rule: id }: { readonly rule: string }) {
  const rule = useControllerState((state) => helpOf(state, id));
  if (!rule) return <p>{parts.help.unknown}</p>;
  return (
    <div className="rule-help">
      <p className="rule-explain">{rule.explain}</p>
      {rule.examples.map((example) => (
        <dl key={example.wrong} className="example">
          <dt>{parts.help.wrong}</dt>
          <dd className="example-wrong">{example.wrong}</dd>
          <dt>{parts.help.right}</dt>
          <dd>{example.right}</dd>
        </dl>
      ))}
    </div>
  );
}
