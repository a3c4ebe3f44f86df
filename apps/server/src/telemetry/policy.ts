import { membershipIn, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/**
 * Whom an event counts for: the team it names if the person is in it, without a name their first team, else only the
 * person. A team that somebody is not in never hears of them.
 */
export function ownerOfEvent(person: Person, teamId: number | null | undefined): number {
  if (teamId === undefined) return person.memberships[0]?.teamId ?? person.personId;
  if (teamId === null || !membershipIn(person, teamId)) return person.personId;
  return teamId;
}

/** What people write to the operator, only the operator reads. */
export function mayReadFeedback(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
