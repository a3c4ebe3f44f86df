import { Failure } from "../border/index.ts";
import { isAdmin, type Membership, membershipIn, type Person, teamsRun } from "./caller.ts";

/** The owner a caller means: their own when no team is named, a team they are in; another team does not exist. */
export function ownerNamed(person: Person, teamId: number | null | undefined): number {
  if (teamId === null || teamId === undefined) return person.personId;
  mustBeIn(person, teamId);
  return teamId;
}

/** Members of a team may see it; for everybody else it does not exist. */
export function mustBeIn(person: Person, teamId: number): Membership {
  const membership = membershipIn(person, teamId);
  if (!membership) throw new Failure("no-such-row");
  return membership;
}

/** What is one's own may be changed; a team's by its admins while its licence lasts. */
export function mayEdit(person: Person, ownerId: number): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (!isAdmin(membership)) throw new Failure("admins-only");
  mayWrite(membership);
}

/** A team whose licence has ended can be read, not changed. */
export function mayWrite(membership: Membership): void {
  if (membership.lapsed) throw new Failure("team-lapsed");
}

/** Whether buttons for changing something make sense. */
export function canEdit(person: Person, ownerId: number): boolean {
  if (ownerId === person.personId) return true;
  const membership = membershipIn(person, ownerId);
  return isAdmin(membership) && membership?.lapsed === false;
}

/** Admins run a team even when its licence has ended: they must be able to read, export and leave. */
export function mustRun(person: Person, teamId: number): Membership {
  const membership = mustBeIn(person, teamId);
  if (!isAdmin(membership)) throw new Failure("admins-only");
  return membership;
}

/** The teams a caller of a list for admins means: the one they name, which they must run, else all they run. */
export function teamsMeant(person: Person, teamId: number | undefined): number[] {
  return teamId === undefined ? teamsRun(person) : [mustRun(person, teamId).teamId];
}
