import { type SessionTeam, useSession } from "./session.ts";
import { useOwner } from "./use-owner.ts";

/**
 * The team that a screen is about: the one in the address, or else the person's first team. Undefined for people
 * without a team.
 */
export function useTeam(): readonly [SessionTeam | undefined, (id: number) => void] {
  const [owner, setOwner] = useOwner();
  const teams = useSession((session) => session.teams);
  return [teams.find(({ Id }) => Id === owner) ?? teams[0], setOwner];
}
