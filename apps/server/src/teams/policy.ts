import type { DomainClaim, TeamChange } from "@housestyle/contract";
import { mustBeIn, mustRun, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import type { Mail } from "../mail/index.ts";
import { refusals } from "../refusals.ts";

/** Admins change a team. How long its licence lasts, its seats and domains it need not prove are the operator's to say. */
export function mayChangeTeam(person: Person, teamId: number, change: TeamChange): void {
  const { LicenceExpiry, Seats, AllowedDomains } = change;
  const isOperators = LicenceExpiry !== undefined || Seats !== undefined || AllowedDomains !== undefined;
  if (isOperators && person.isOperator) return;
  if (mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
  if (isOperators) throw new Failure("operators-only");
}

/** A domain is claimed only where it is in force at once; what is claimed already may stay, in force or not. */
export function mayClaim(claims: readonly DomainClaim[], claimed: readonly string[]): void {
  const refused = claims.find(({ Domain, InForce }) => !InForce && !claimed.includes(Domain));
  if (!refused) return;
  const { Domain, Reason } = refused;
  const message = Reason === "public" ? refusals.teams.publicDomain(Domain) : refusals.teams.foreignDomain(Domain);
  throw new Failure("not-your-domain", { message });
}

/** Admins delete a team, lapsed or not: people must be able to leave with nothing left behind. */
export function mayDeleteTeam(person: Person, teamId: number): void {
  mustRun(person, teamId);
}

/** Members see how large the team is. */
export function maySeeSize(person: Person, teamId: number): void {
  mustBeIn(person, teamId);
}

/** Admins invite people and change their positions and licences, while the team's licence lasts. */
export function mayManageMembers(person: Person, teamId: number): void {
  if (mustRun(person, teamId).lapsed) throw new Failure("team-lapsed");
}

/** Letters to others are sent only for who has shown that their own address is theirs. Without mail none are sent. */
export function maySendEmails({ emailVerified }: Person, mail: Pick<Mail, "toFolder">): void {
  if (!mail.toFolder && !emailVerified) throw new Failure("not-verified");
}

/** Admins remove members, everybody may leave; a licence that has ended keeps nobody. */
export function mayRemove(person: Person, row: { readonly team_id: number; readonly person_id: number | null }): void {
  if (row.person_id !== person.personId) mustRun(person, row.team_id);
}
