import { Failure } from "../border/index.ts";
import { isAdmin, type Membership, membershipIn, type Person, teamsRun } from "./caller.ts";

/**
 * Returns the owner that a caller means: the caller without a team id, or a team they are in. Other teams do not exist
 * for them.
 */
export function ownerNamed(person: Person, teamId: number | null | undefined): number {
  if (teamId === null || teamId === undefined) return person.personId;
  mustBeIn(person, teamId);
  return teamId;
}

/** Requires membership in a team, which otherwise does not exist for the caller. */
export function mustBeIn(person: Person, teamId: number): Membership {
  const membership = membershipIn(person, teamId);
  if (!membership) throw new Failure("no-such-row");
  return membership;
}

/**
 * Requires that the caller may change an owner's content: their own, or a team's as an admin while its license is
 * valid.
 */
export function mayEdit(person: Person, ownerId: number): void {
  if (ownerId === person.personId) return;
  const membership = mustBeIn(person, ownerId);
  if (!isAdmin(membership)) throw new Failure("admins-only");
  mayWrite(membership);
}

/** Requires a valid license, because a team can otherwise only be read. */
export function mayWrite(membership: Membership): void {
  if (membership.lapsed) throw new Failure("team-lapsed");
}

/** Whether buttons for changing something make sense. */
export function canEdit(person: Person, ownerId: number): boolean {
  if (ownerId === person.personId) return true;
  const membership = membershipIn(person, ownerId);
  return isAdmin(membership) && membership?.lapsed === false;
}

/** Requires an admin. The license may have ended, because admins must still be able to read, export, and leave. */
export function mustRun(person: Person, teamId: number): Membership {
  const membership = mustBeIn(person, teamId);
  if (!isAdmin(membership)) throw new Failure("admins-only");
  return membership;
}

/** Returns the teams for an admin's list: the one with the id, which they must manage, or all that they manage. */
export function teamsMeant(person: Person, teamId: number | undefined): number[] {
  return teamId === undefined ? teamsRun(person) : [mustRun(person, teamId).teamId];
}
