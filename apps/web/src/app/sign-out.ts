import { messageOf } from "./ask.ts";
import { queryClient } from "./query-client.ts";
import { clearSent } from "./sent-log.ts";
import { refreshSession } from "./session.ts";
import { toasts } from "./toasts.ts";

/** Ends the session here and leaves nothing of the account in memory for whoever comes next. */
export async function signOut(): Promise<void> {
  const [{ server }, { ask }] = await Promise.all([import("./server.ts"), import("./ask.ts")]);
  try {
    await ask(server.logOut(undefined));
  } catch (error) {
    const message = messageOf(error);
    if (message) toasts.show({ kind: "error", title: message });
    return;
  }
  queryClient.clear();
  await clearSent().catch(() => {});
  await refreshSession();
  location.assign("/");
}
