import { keepAll } from "../pwa/updates.ts";
import { complain } from "./complain.ts";
import { queryClient } from "./query-client.ts";
import { clearSent } from "./sent-log.ts";
import { refreshSession } from "./session.ts";

/** Ends the session here, says so when that does not work, and begins anew at the first page. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (error) {
    complain(error);
  }
}

/**
 * Keeps what is being written, ends the session here, leaves nothing of the account in memory for whoever comes next,
 * and goes to a path. Throws as `ask` does.
 */
export async function endSession(to = "/"): Promise<void> {
  const [{ server }, { ask }] = await Promise.all([import("./server.ts"), import("./ask.ts")]);
  await keepAll();
  await ask(server.logOut(undefined));
  queryClient.clear();
  await clearSent().catch(() => {});
  await refreshSession();
  location.assign(to);
}
