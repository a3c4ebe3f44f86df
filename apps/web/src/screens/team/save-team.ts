import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { refreshSession, type SessionTeam } from "../../app/session.ts";

type Change = NonNullable<Parameters<typeof server.changeTeam>[0]>;

/**
 * Changes a team as it was when `team` was read. When this ends, all parts of the page know the team's new version:
 * whoever sees that one of them is saved may save the next.
 *
 * @throws CallFailure, `stale` when somebody else has changed the team meanwhile
 */
export async function saveTeam(team: SessionTeam, change: Change): Promise<void> {
  try {
    await ask(server.changeTeam({ ...change, RowVersion: team.RowVersion }, { query: { id: team.Id } }));
  } finally {
    await refreshSession();
  }
}
