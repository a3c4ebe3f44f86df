import { Store } from "@housestyle/ui/store";
import { localOnly } from "../local-only.ts";
import { server } from "../server.ts";

/** How often new notifications are looked for while the page is in sight, in milliseconds. */
const interval = 60_000;

/** How many notifications are unread. */
export const unread = new Store({ count: 0 });

/**
 * Asks the server how many notifications are unread. If this fails, the number stays as it is, because the next request
 * comes soon.
 */
export async function countUnread(): Promise<void> {
  if (localOnly.isOn()) return;
  const outcome = await server.countNotifications();
  if (outcome.kind === "done") unread.set({ count: outcome.value.Unread });
}

/** Keeps the number of unread notifications current. Returns a function that stops this. */
export function followUnread(): () => void {
  const look = () => void (document.visibilityState === "visible" && countUnread());
  const timer = setInterval(look, interval);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
