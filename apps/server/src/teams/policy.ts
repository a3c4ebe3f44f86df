import type { DomainClaim, Flags, TeamChange } from "@housestyle/contract";
import { flagsOf, mustBeIn, mustRun, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import type { Mail } from "../mail/index.ts";
import { refusals } from "../refusals.ts";

/** Allows admins to change a team. Its license, seats, and domains without proof are up to the operator. */
export function mayChangeTeam(person: Person, teamId: number, change: TeamChange): void {
  const { LicenceExpiry, Seats, AllowedDomains } = change;
  const isOperators = LicenceExpiry !== undefined || Seats !== undefined || AllowedDomains !== undefined;
  if (isOperators && person.isOperator) return;
  if (mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
  if (isOperators) throw new Failure("operators-only");
}

/** Allows a domain only if it is active immediately. Existing ones may stay, active or not. */
export function mayClaim(claims: readonly DomainClaim[], claimed: readonly string[]): void {
  const refused = claims.find(({ Domain, InForce }) => !InForce && !claimed.includes(Domain));
  if (!refused) return;
  const { Domain, Reason } = refused;
  const message = Reason === "public" ? refusals.teams.publicDomain(Domain) : refusals.teams.foreignDomain(Domain);
  throw new Failure("not-your-domain", { message });
}

/** Allows admins to delete a team, even after its license has ended, so that people can leave nothing behind. */
export function mayDeleteTeam(person: Person, teamId: number): void {
  mustRun(person, teamId);
}

/** Allows members to choose their current team, if the server or any of their teams lets them switch. */
export function mayChoose(person: Person, teamId: number, flags: Flags): void {
  mustBeIn(person, teamId);
  const isOn = person.memberships.some((each) => flagsOf({ memberships: [each] }, flags).TeamSwitcher);
  if (!isOn) throw new Failure("forbidden", { message: refusals.teams.noSwitcher });
}

/** Allows members to see the size of the team. */
export function maySeeSize(person: Person, teamId: number): void {
  mustBeIn(person, teamId);
}

/** Allows admins to invite people and to change their roles and licenses while the team's license is valid. */
export function mayManageMembers(person: Person, teamId: number): void {
  if (mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
}

/** Allows emails to others only for people with a verified address. Does not apply if the server sends no email. */
export function maySendEmails({ emailVerified }: Person, mail: Pick<Mail, "toFolder">): void {
  if (!mail.toFolder && !emailVerified) throw new Failure("not-verified");
}

/** Allows admins to remove members, and everyone to leave, even after the license has ended. */
export function mayRemove(person: Person, row: { readonly team_id: number; readonly person_id: number | null }): void {
  if (row.person_id !== person.personId) mustRun(person, row.team_id);
}
