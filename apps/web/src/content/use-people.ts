import { useQuery } from "@tanstack/react-query";
import { askRows } from "../app/ask.ts";
import { server } from "../app/server.ts";
import { type TeamUser, useSession } from "../app/session.ts";
import { content as texts } from "../texts/content.ts";

/**
 * Returns the name of a person by their id: the user themselves, a member of one of their teams, or an unknown person.
 */
export function usePeople(): (id: number | null) => string {
  const profile = useSession(({ profile }) => profile);
  const people = useTeamUsers();
  return (id) => {
    if (id !== null && id === profile?.Id) return texts.you;
    return people.data?.rows.find(({ UserId }) => UserId === id && id !== null)?.Name || texts.somebody;
  };
}

/** Who is in a team, invitations not counted; by name. */
export function useMembers(teamId: number): readonly TeamUser[] {
  const people = useTeamUsers();
  return people.data?.rows.filter(({ TeamId, UserId }) => TeamId === teamId && UserId !== null) ?? [];
}

/** Everybody in the teams of the person. */
function useTeamUsers() {
  const teams = useSession(({ teams }) => teams);
  return useQuery({
    queryKey: ["people"],
    queryFn: ({ signal }) => askRows(server.listTeamUsers(undefined, { query: { Take: 500 }, signal })),
    enabled: teams.length > 0,
    staleTime: 60_000,
  });
}
