import { isAdmin, mustRun, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Whose log a caller may read: of the team they name when they run it, else of all they run. */
export function teamsToRead(person: Person, teamId: number | undefined): number[] {
  if (teamId !== undefined) return [mustRun(person, teamId).teamId];
  return person.memberships.filter(isAdmin).map((membership) => membership.teamId);
}

/** The server's own log is for those who run it. */
export function mayReadServerLog(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
