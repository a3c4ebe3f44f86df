import type { Finding } from "@housestyle/engine";
import { Link } from "wouter";
import { editorHouse } from "../../texts/editor-house.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { originOf } from "../house/rule-source.ts";

/** Who set a rule of the house, and the way to it. Nothing for the rules of the product. */
export function Origin({ finding: { ruleId } }: { readonly finding: Finding }) {
  const house = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const origin = originOf(ruleId, house, templates);
  if (!origin) return null;
  const by = origin.TeamId === null ? editorHouse.byYou : editorHouse.byTeam(origin.TeamName);
  return (
    <p className="card-origin">
      {by}
      {origin.Name ? ` · ${origin.Name}` : ""}{" "}
      <Link href={origin.href} className="card-link">
        {editorHouse.link}
      </Link>
    </p>
  );
}
