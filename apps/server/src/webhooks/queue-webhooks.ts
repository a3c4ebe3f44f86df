import { webhookEvents } from "@housestyle/contract";
import type { Act, Actor } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import { addSending } from "./deliver.ts";
import { messageOf } from "./message-of.ts";
import { newMessageId } from "./sign.ts";
import { insertDeliveries } from "./store.ts";

const told = new Set<string>(webhookEvents);

/** Stores messages for the webhooks that listen to these actions, in the transaction that does them. */
export async function queueWebhooks(transaction: Database["query"], actor: Actor, acts: readonly Act[]): Promise<void> {
  const now = new Date();
  const messages = acts.flatMap((act) =>
    act.teamId !== undefined && told.has(act.what)
      ? [{ teamId: act.teamId, what: act.what, messageId: newMessageId(), body: messageOf(act, actor, now) }]
      : [],
  );
  if (messages.length === 0) return;
  await addSending(transaction, await insertDeliveries(transaction, messages));
}
