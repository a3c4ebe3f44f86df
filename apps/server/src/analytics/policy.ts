import { isAdmin, mustBeIn, type Person } from "../caller/index.ts";

/** Whose work is shown, and how much of it. */
export interface View {
  /** The team, or the person for their own work outside of teams. */
  readonly ownerId: number;
  readonly teamId: number | null;
  /** Lists are about everybody in the team, or about the caller alone. */
  readonly scope: "team" | "own";
}

/**
 * Returns what a person may see. Admins see the whole team's work, even after its license has ended; members see their
 * own and the team's totals. Without a team id, the first team that the caller manages is used, or the first they are
 * in, or their own work.
 */
export function viewOf(person: Person, teamId: number | null | undefined): View {
  const meant = teamId === undefined ? teamMeant(person) : teamId;
  if (meant === null) return { ownerId: person.personId, teamId: null, scope: "own" };
  return { ownerId: meant, teamId: meant, scope: isAdmin(mustBeIn(person, meant)) ? "team" : "own" };
}

function teamMeant({ memberships }: Person): number | null {
  return (memberships.find(isAdmin) ?? memberships[0])?.teamId ?? null;
}
