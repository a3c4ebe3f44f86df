import type { Finding } from "@housestyle/engine";
import { standingOf } from "@housestyle/panel";
import { Link } from "wouter";
import { editorHouse } from "../../texts/editor-house.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { originOf } from "../house/rule-source.ts";

/** Who set a rule of the house, and the way to it; of a rule of the product why it is shown as a hint, where it is. */
export function Origin({ finding: { ruleId } }: { readonly finding: Finding }) {
  const tally = useControllerState((state) => state.personal.tallies.get(ruleId));
  const house = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const origin = originOf(ruleId, house, templates);
  if (!origin) {
    const standing = tally ? standingOf(tally) : "usual";
    return tally && standing !== "usual" ? (
      <p className="card-origin">{parts.lessOften.why(standing, tally.rejected, tally.accepted)}</p>
    ) : null;
  }
  const by = origin.TeamId === null ? editorHouse.byYou : editorHouse.byTeam(origin.TeamName, origin.SetBy);
  return (
    <p className="card-origin">
      {by}
      {origin.Name ? ` · ${origin.Name}` : ""}{" "}
      <Link href={origin.href} className="card-link">
        {origin.Kind === "base" ? editorHouse.linkToTerm : editorHouse.link}
      </Link>
    </p>
  );
}
