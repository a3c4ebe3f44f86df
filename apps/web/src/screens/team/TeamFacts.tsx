import type { SessionTeam } from "../../app/session.ts";
import { deeper } from "../../texts/deeper.ts";
import { parts } from "../../texts/editor-parts.ts";
import { team as texts } from "../../texts/team.ts";
import { hasSharing } from "./has-sharing.ts";

/** The settings of a team as values, for those who cannot change them. */
export function TeamFacts({ team }: { readonly team: SessionTeam }) {
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  const facts: readonly (readonly [string, string])[] = [
    [texts.name, team.Name],
    ...(team.CompanyName === "" ? [] : [[texts.companyName, team.CompanyName] as const]),
    [texts.language, nameIn(parts.dialects, team.Language)],
    [texts.style, nameIn(parts.styles, team.DefaultStyle)],
    [deeper.title, team.DeeperChecking === "own" ? texts.asTheyLike : deeper.depths[team.DeeperChecking]],
    [texts.dictionary, yesNo(team.AllowUserDictionary)],
    [texts.proposals, yesNo(team.AllowTermProposals)],
    [texts.rulesOff, yesNo(team.AllowRulesOff)],
    [texts.watch, yesNo(team.ShowMembersAnalytics)],
    ...(hasSharing(team.Flags)
      ? [
          [texts.guests, nameIn(texts.guestAccess, team.GuestAccess)] as const,
          [texts.provenance, yesNo(team.AllowProvenance)] as const,
        ]
      : []),
  ];
  return (
    <section className="team-part" aria-label={texts.settings}>
      <h2 className="team-head">{texts.settings}</h2>
      <dl className="team-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the name of a value; a value that only a newer server knows is shown as it is. */
function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}
