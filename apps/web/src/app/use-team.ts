import { type SessionTeam, useSession } from "./session.ts";
import { useOwner } from "./use-owner.ts";

/** The team a screen is about: that of the address, else the person's first; undefined for somebody without one. */
export function useTeam(): readonly [SessionTeam | undefined, (id: number) => void] {
  const [owner, setOwner] = useOwner();
  const teams = useSession((session) => session.teams);
  return [teams.find(({ Id }) => Id === owner) ?? teams[0], setOwner];
}
