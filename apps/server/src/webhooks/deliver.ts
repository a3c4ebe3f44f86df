import type { Act, Audit } from "../audit/index.ts";
import { nowhere } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { addJobs } from "../jobs/index.ts";
import { mostFailures, pauseAfter } from "./schedule.ts";
import { type DeliveryAttempt, sendMessage } from "./send-message.ts";
import { countOutcome, type DueDelivery, noteAttempt, type QueuedMessage, readDue, readForgotten } from "./store.ts";

/** What sending needs from the rest of the server. */
export interface DeliveryServices {
  readonly database: Database;
  readonly audit: Audit;
  /** Fetches what the rules for outgoing requests allow. */
  readonly fetch: typeof globalThis.fetch;
}

export const sendWebhookTask = "send-webhook";

/**
 * The number of lanes in which messages are sent one after another. Teams with a failing receiver have separate lanes,
 * so that they only delay each other. There are fewer lanes than jobs at a time, so that emails never wait for a
 * receiver.
 */
const lanes = 2;

/** The data of a job. */
interface Sending {
  readonly id: number;
  /** Whether it is in a lane for receivers that fail. */
  readonly isSlow?: boolean;
}

/** Stores the jobs of sending messages, in the transaction that stores the messages; they start after `after` seconds. */
export async function addSending(
  transaction: Database["query"],
  waiting: readonly QueuedMessage[],
  { after = 0, isSlow = false }: { readonly after?: number; readonly isSlow?: boolean } = {},
): Promise<void> {
  for (const [lane, some] of Map.groupBy(waiting, ({ teamId }) => teamId % lanes)) {
    const payloads = some.map(({ id }): Sending => ({ id, ...(isSlow && { isSlow }) }));
    const queue = `webhooks-${isSlow ? "slow-" : ""}${lane}`;
    await addJobs(transaction, sendWebhookTask, payloads, { queue, after, priority: 10 });
  }
}

/**
 * Sends one message as a job. A server that ends between sending and recording it sends it again with the same id. A
 * job that runs twice or too early sends nothing.
 */
export function sendWebhook(sender: DeliveryServices): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { id, isSlow = false } = payload as Sending;
    const due = await readDue(sender.database, id, { due: true });
    if (!due) return;
    if (due.isSlow && !isSlow) await addSending(sender.database.query, [due], { isSlow: true });
    else await attempt(sender, due);
  };
}

/** Sends what is not tried again: a test. */
export async function sendOnce(sender: DeliveryServices, id: number): Promise<void> {
  const due = await readDue(sender.database, id, { due: false });
  if (!due) return;
  const outcome = await sendMessage(due, sender.fetch);
  await noteAttempt(sender.database.query, id, outcome, undefined);
}

/** Creates new jobs for messages whose job was lost. */
export async function sendForgotten({ database }: Pick<DeliveryServices, "database">): Promise<void> {
  await addSending(database.query, await readForgotten(database));
}

async function attempt(sender: DeliveryServices, due: DueDelivery): Promise<void> {
  const off: DeliveryAttempt = { status: null, problem: "off" };
  const outcome = due.isEnabled ? await sendMessage(due, sender.fetch) : off;
  const isDelivered = outcome.problem === null;
  const pause = isDelivered || !due.isEnabled ? undefined : pauseAfter(due.attempts + 1);
  await sender.database.query.transaction().execute(async (transaction) => {
    await noteAttempt(transaction, due.id, outcome, pause);
    if (pause !== undefined) await addSending(transaction, [due], { after: pause, isSlow: true });
    if (due.isEnabled) await count(sender, transaction, due, { isDelivered, isFinal: pause === undefined });
  });
}

async function count(
  { audit }: DeliveryServices,
  transaction: Database["query"],
  { webhookId, teamId, url }: DueDelivery,
  ended: { readonly isDelivered: boolean; readonly isFinal: boolean },
): Promise<void> {
  if ((await countOutcome(transaction, webhookId, ended, mostFailures)) === "as it was") return;
  const details = { Names: [new URL(url).host] };
  const act: Act = { what: "webhook.switched-off", teamId, targetId: webhookId, details };
  await audit.note(transaction, { personId: undefined, from: nowhere }, [act]);
}
