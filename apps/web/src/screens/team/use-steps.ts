import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import type { SessionTeam } from "../../app/session.ts";

/** The steps of a new team, in their order. */
export const steps = ["invite", "rules", "goals"] as const;
export type TeamSetupStep = (typeof steps)[number];

/** Returns which steps a team has taken; undefined until that is known. */
export function useSteps({ Id, Goals }: SessionTeam): Readonly<Record<TeamSetupStep, boolean>> | undefined {
  const { data } = useQuery({ queryKey: ["team-steps", Id], queryFn: () => readSteps(Id), staleTime: 0 });
  return data && { ...data, goals: Object.keys(Goals).length > 0 };
}

async function readSteps(teamId: number) {
  const [size, guides, words, templates] = await Promise.all([
    ask(server.teamSize(undefined, { params: { id: teamId } })),
    ask(server.listStyleGuides(undefined, { query: { Take: 50, Filter: `TeamId eq ${teamId}` } })),
    askRows(server.listDictionary(undefined, { params: { a: `team:${teamId}`, b: "all" }, query: { Take: 1 } })),
    ask(server.readSimpleGuide(undefined, { query: { teamId } })),
  ]);
  // A new team has an empty guide.
  const hasRules = guides.some(({ ItemCount }) => ItemCount > 0);
  const hasTemplates = Object.values(templates.Config).some(({ IsSelected }) => IsSelected);
  return { invite: size > 1, rules: hasRules || hasTemplates || words.total > 0 };
}
