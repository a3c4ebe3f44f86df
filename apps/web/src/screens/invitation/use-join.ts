import { useLocation } from "wouter";
import { refreshSession, session } from "../../app/session.ts";
import { useSave } from "../../content/use-save.ts";
import { askServer } from "../../site/sign-in/ask-server.ts";

/** Joins a team with the token of an invitation or a join code, and opens the team. */
export function useJoin() {
  const [, navigate] = useLocation();
  const { pending, errors, run, refuse } = useSave();
  const join = (token: string) =>
    void run(async () => {
      const { TeamId } = await askServer((server) => server.acceptInvitation({ Token: token }));
      await refreshSession();
      const team = `/team?team=${TeamId}`;
      const isNew = session.read().profile?.SurveyDone === false;
      navigate(isNew ? `/welcome?next=${encodeURIComponent(team)}` : team, { replace: true });
    });
  return { join, pending, errors, refuse };
}
