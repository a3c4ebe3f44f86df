import type { Database } from "../db/index.ts";
import { type NewNotification, notify } from "../notifications/index.ts";
import type { Recipients } from "./recipients.ts";

/** Notifies the people whom a comment concerns, each for one reason. */
export async function notifyOfComment(
  transaction: Database["query"],
  about: Omit<NewNotification, "kind">,
  { mentioned, inThread, owners }: Recipients,
): Promise<void> {
  await notify(transaction, { kind: "mention", ...about }, mentioned);
  await notify(transaction, { kind: "reply", ...about }, inThread);
  await notify(transaction, { kind: "comment", ...about }, owners);
}
