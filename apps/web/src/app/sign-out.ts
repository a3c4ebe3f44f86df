import { keepAll } from "../pwa/updates.ts";
import { complain } from "./complain.ts";
import { queryClient } from "./query-client.ts";
import { clearSent } from "./sent-log.ts";
import { refreshSession } from "./session.ts";

/** Ends the session on this device and goes to the start page. If this fails, an error message is shown. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (error) {
    complain(error);
  }
}

/**
 * Saves what is being written, ends the session on this device, clears the account's data from memory so that the next
 * person does not see it, and goes to a path. Throws as `ask` does.
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
