import { canEdit, mayEdit, mustBeIn, type Person } from "../caller/index.ts";

/** The team whose choices a caller means without naming one: the first they run, for members the first they are in. */
export function teamMeant(person: Person): number | null {
  const run = person.memberships.find(({ teamId }) => canEdit(person, teamId));
  return (run ?? person.memberships[0])?.teamId ?? null;
}

/** Whose choices are changed: the named team's, else the team's a caller runs, else their own. */
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
