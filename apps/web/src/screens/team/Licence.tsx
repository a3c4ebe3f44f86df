import type { SessionTeam } from "../../app/session.ts";
import { team as texts } from "../../texts/team.ts";
import { licenceText } from "./licence-text.ts";

/** How long the licence lasts and how many seats are taken, in words. */
export function Licence({ team }: { readonly team: SessionTeam }) {
  return (
    <section className="team-part" aria-label={texts.licence}>
      <h2 className="team-head">{texts.licence}</h2>
      <p className={team.IsExpired ? "team-lead team-lapsed" : "team-lead"}>
        {licenceText(team, new Date()).join(" ")}
      </p>
    </section>
  );
}
