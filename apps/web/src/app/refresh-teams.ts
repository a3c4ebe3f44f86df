import { server } from "./server.ts";
import { inOrder, session } from "./session.ts";

/** Reloads the teams of the signed-in person, for instance after an admin has changed something. */
export async function refreshTeams(): Promise<void> {
  const account = session.read().profile?.Id;
  if (account === undefined) return;
  const teams = await server.listTeams();
  if (teams.kind === "done" && session.read().profile?.Id === account) session.set({ teams: inOrder(teams.value) });
}
