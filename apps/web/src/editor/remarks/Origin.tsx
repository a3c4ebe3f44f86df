import type { Finding } from "@housestyle/engine";
import { standingOf } from "@housestyle/panel";
import { Link } from "wouter";
import { editorAccountRules } from "../../texts/editor-account-rules.ts";
import { parts } from "../../texts/editor-parts.ts";
import { originOf } from "../account-rules/rule-source.ts";
import { useControllerState } from "../controller/controller-context.ts";

/** Who set a rule of the house, and the way to it; of a rule of the product why it is shown as a hint, where it is. */
export function Origin({ finding: { ruleId } }: { readonly finding: Finding }) {
  const tally = useControllerState((state) => state.personal.tallies.get(ruleId));
  const accountRules = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const origin = originOf(ruleId, accountRules, templates);
  if (!origin) {
    const standing = tally ? standingOf(tally) : "usual";
    return tally && standing !== "usual" ? (
      <p className="card-origin">{parts.lessOften.why(standing, tally.rejected, tally.accepted)}</p>
    ) : null;
  }
  const by =
    origin.TeamId === null ? editorAccountRules.byYou : editorAccountRules.byTeam(origin.TeamName, origin.SetBy);
  return (
    <p className="card-origin">
      {by}
      {origin.Name ? ` · ${origin.Name}` : ""}{" "}
      <Link href={origin.href} className="card-link">
        {origin.Kind === "base" ? editorAccountRules.linkToTerm : editorAccountRules.link}
      </Link>
    </p>
  );
}
