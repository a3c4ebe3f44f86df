import type { SessionTeam } from "../../app/session.ts";

/** What the form of a team holds. */
export interface TeamDraft {
  readonly name: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly vatNumber: string;
  readonly country: string;
  readonly language: string;
  readonly style: string;
  readonly dictionary: boolean;
  readonly proposals: boolean;
  readonly rulesOff: boolean;
  readonly watch: boolean;
  readonly provenance: boolean;
  readonly guests: SessionTeam["GuestAccess"];
  readonly deeper: SessionTeam["DeeperChecking"];
  readonly flags: Readonly<Record<string, boolean>>;
}

export function draftOf(team: SessionTeam): TeamDraft {
  return {
    name: team.Name,
    companyName: team.CompanyName,
    companyAddress: team.CompanyAddress,
    vatNumber: team.VatNumber,
    country: team.Country,
    language: team.Language,
    style: team.DefaultStyle,
    dictionary: team.AllowUserDictionary,
    proposals: team.AllowTermProposals,
    rulesOff: team.AllowRulesOff,
    watch: team.ShowMembersAnalytics,
    provenance: team.AllowProvenance,
    guests: team.GuestAccess,
    deeper: team.DeeperChecking,
    flags: team.Flags,
  };
}

/** What is sent for a draft: everything in it. */
export function changeOf(draft: TeamDraft) {
  return {
    Name: draft.name,
    CompanyName: draft.companyName,
    CompanyAddress: draft.companyAddress,
    VatNumber: draft.vatNumber,
    Country: draft.country,
    Language: draft.language as "en-US",
    DefaultStyle: draft.style as "general",
    AllowUserDictionary: draft.dictionary,
    AllowTermProposals: draft.proposals,
    AllowRulesOff: draft.rulesOff,
    ShowMembersAnalytics: draft.watch,
    AllowProvenance: draft.provenance,
    GuestAccess: draft.guests,
    DeeperChecking: draft.deeper,
    Flags: draft.flags,
  };
}

/** Flags with one set, or left to the server again (`undefined`). */
export function withFlag(
  flags: Readonly<Record<string, boolean>>,
  name: string,
  value: boolean | undefined,
): Readonly<Record<string, boolean>> {
  const others = Object.fromEntries(Object.entries(flags).filter(([other]) => other !== name));
  return value === undefined ? others : { ...others, [name]: value };
}
