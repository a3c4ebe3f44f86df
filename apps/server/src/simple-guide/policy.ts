import { canEdit, mayEdit, mustBeIn, type Person } from "../caller/index.ts";

/** Returns the team that a caller means without an id: the first they manage, or else the first they are in. */
export function teamMeant(person: Person): number | null {
  const run = person.memberships.find(({ teamId }) => canEdit(person, teamId));
  return (run ?? person.memberships[0])?.teamId ?? null;
}

/**
 * Returns whose settings are changed: those of the named team, or else of the team the caller manages, or else their
 * own.
 */
export function ownerToChange(person: Person, teamId: number | null | undefined): number {
  if (teamId === null) return person.personId;
  if (teamId !== undefined) {
    mustBeIn(person, teamId);
    mayEdit(person, teamId);
    return teamId;
  }
  const team = teamMeant(person);
  return team !== null && canEdit(person, team) ? team : person.personId;
}
