import { ask } from "./ask.ts";
import { server } from "./server.ts";
import { refreshSession, session, type Team } from "./session.ts";

type Change = NonNullable<Parameters<typeof server.changeTeam>[0]>;

/**
 * Changes a team as it was when `team` was read. All parts of the page know its new version when this ends: one of them
 * may be saved next, before the session has been read again.
 *
 * @throws CallFailure, `stale` when somebody else has changed the team meanwhile
 */
export async function changeTeam(team: Team, change: Change): Promise<void> {
  const call = server.changeTeam({ ...change, RowVersion: team.RowVersion }, { query: { id: team.Id } });
  try {
    knowTeam(await ask(call));
  } catch (error) {
    // Whoever is told that the team has changed may try again with what it is now.
    await refreshSession();
    throw error;
  }
  void refreshSession();
}

function knowTeam(changed: Team): void {
  session.set({ teams: session.read().teams.map((known) => (known.Id === changed.Id ? changed : known)) });
}
