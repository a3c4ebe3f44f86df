import { type Act, namesOf } from "../audit/index.ts";
import type { TeamRow } from "./store.ts";

/** The API names of what admins and operators can set. Domains are recorded separately. */
const fields = [
  "Name",
  "CompanyName",
  "CompanyAddress",
  "VatNumber",
  "Country",
  "Language",
  "DefaultStyle",
  "AllowUserDictionary",
  "AllowTermProposals",
  "ShowMembersAnalytics",
  "AllowRulesOff",
  "GuestAccess",
  "AllowProvenance",
  "Goals",
  "DeeperChecking",
  "AllowedDomains",
  "Flags",
  "Seats",
  "LicenceExpiry",
] as const satisfies (keyof TeamRow)[];

/** The part of a team whose changes are recorded. */
export type TeamSnapshot = Pick<TeamRow, "Id" | "AutoJoinDomains" | (typeof fields)[number]>;

/** Returns the activity log entries for a change of a team. */
export function actsOfChange(before: TeamSnapshot, after: TeamSnapshot): Act[] {
  const teamId = after.Id;
  const changed = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const details = { Fields: changed, ...(changed.includes("Name") && { Names: namesOf([after.Name]) }) };
  return [
    ...(changed.length > 0 ? [{ what: "team.changed" as const, teamId, targetId: teamId, details }] : []),
    ...actsOfDomains(teamId, before.AutoJoinDomains, after.AutoJoinDomains),
  ];
}

/** Returns the entries for domains that were added and removed. */
export function actsOfDomains(teamId: number, before: readonly string[], after: readonly string[]): Act[] {
  const claimed = after.filter((domain) => !before.includes(domain));
  const withdrawn = before.filter((domain) => !after.includes(domain));
  return [
    ...(claimed.length > 0 ? [domainAct("domain.claimed", teamId, claimed)] : []),
    ...(withdrawn.length > 0 ? [domainAct("domain.withdrawn", teamId, withdrawn)] : []),
  ];
}

function domainAct(what: "domain.claimed" | "domain.withdrawn", teamId: number, domains: readonly string[]): Act {
  return { what, teamId, details: { Count: domains.length, Names: namesOf(domains) } };
}
