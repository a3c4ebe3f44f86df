import { useSearchParams } from "wouter";
import { useSession } from "./session.ts";

/**
 * Whose content a screen shows: the id of a team, or 0 for the person's own content. It is kept in the address as
 * `?team=`. Without it, the person's first team is used.
 */
export function useOwner(): readonly [number, (owner: number) => void] {
  const [search, setSearch] = useSearchParams();
  const teams = useSession(({ teams }) => teams);
  const asked = search.get("team");
  const owner = asked === null ? (teams[0]?.Id ?? 0) : known(teams, Number(asked));
  const setOwner = (next: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set("team", String(next));
      return after;
    });
  return [owner, setOwner];
}

function known(teams: readonly { readonly Id: number }[], id: number): number {
  return teams.some(({ Id }) => Id === id) ? id : 0;
}
