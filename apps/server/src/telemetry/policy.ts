import { membershipIn, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/**
 * Returns whom an event counts for: the team it names if the person is in it, without a team their first one, or else
 * only the person.
 */
export function ownerOfEvent(person: Person, teamId: number | null | undefined): number {
  if (teamId === undefined) return person.memberships[0]?.teamId ?? person.personId;
  if (teamId === null || !membershipIn(person, teamId)) return person.personId;
  return teamId;
}

/** Allows only operators to read feedback. */
export function mayReadFeedback(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
