import type { ActCode } from "@housestyle/contract";
import { sql } from "kysely";
import { type Database, type ListSource, namedColumns } from "../db/index.ts";
import type { DeliveryAttempt, WebhookMessage } from "./send-message.ts";

type Query = Database["query"];

/** A webhook as it is read, without its secret. */
export interface WebhookRow {
  readonly Id: number;
  readonly TeamId: number;
  readonly Url: string;
  readonly Events: ActCode[];
  readonly IsEnabled: boolean;
  readonly SwitchedOffOn: Date | null;
  readonly FailingSince: Date | null;
  readonly LastDeliveredOn: Date | null;
  readonly CreatedOn: Date;
  readonly CreatedBy: number | null;
  readonly RowVersion: number;
}

const selection = sql.raw(`
  t.id as "Id", t.owner_id as "TeamId", t.url as "Url", t.events as "Events", t.is_enabled as "IsEnabled",
  t.switched_off_on as "SwitchedOffOn", t.failing_since as "FailingSince", t.last_delivered_on as "LastDeliveredOn",
  t.created_on as "CreatedOn", t.created_by as "CreatedBy", t.row_version as "RowVersion"`);

/** Returns the source of the webhooks of these teams. */
export function webhookSource(teams: readonly number[]): ListSource {
  return {
    select: selection,
    from: sql`webhook t`,
    where: sql`true`,
    owners: teams,
    columns: {
      ...namedColumns({ number: ["Id"], text: ["Url"], boolean: ["IsEnabled"], date: ["CreatedOn"] }),
      TeamId: { type: "number", sql: "t.owner_id" },
    },
    defaultOrder: "Id",
    tieBreak: "t.id",
  };
}

export async function readWebhook({ query }: Pick<Database, "query">, id: number): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`select ${selection} from webhook t where t.id = ${id}`.execute(query);
  return rows[0];
}

/** Does the same, and locks the webhook until the transaction ends. */
export async function lockWebhook(query: Query, id: number): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`select ${selection} from webhook t where t.id = ${id} for update`.execute(
    query,
  );
  return rows[0];
}

/** A webhook to create. */
export interface NewWebhook {
  readonly teamId: number;
  readonly url: string;
  readonly events: readonly ActCode[];
  readonly secret: string;
  readonly createdBy: number;
}

/** Stores a webhook; undefined when the team has as many as it may. */
export async function insertWebhook(
  query: Query,
  { teamId, url, events, secret, createdBy }: NewWebhook,
  most: number,
): Promise<WebhookRow | undefined> {
  // Two at once must not both find room.
  await sql`select id from team where id = ${teamId} for update`.execute(query);
  const { rows } = await sql<WebhookRow>`
    insert into webhook as t (owner_id, url, events, secret, created_by)
    select ${teamId}, ${url}, ${events}::text[], ${secret}, ${createdBy}
    where (select count(*) from webhook w where w.owner_id = ${teamId}) < ${most}
    returning ${selection}`.execute(query);
  return rows[0];
}

/** What can be changed about a webhook. */
export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly ActCode[] | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly secret?: string | undefined;
}

/** Changes a locked webhook. Turning it on resets its failures. */
export async function updateWebhook(query: Query, id: number, change: WebhookChange): Promise<WebhookRow> {
  const { url = null, events = null, isEnabled = null, secret = null } = change;
  const { rows } = await sql<WebhookRow>`
    update webhook t set url = coalesce(${url}, url), events = coalesce(${events}::text[], events),
      is_enabled = coalesce(${isEnabled}, is_enabled), secret = coalesce(${secret}, secret),
      switched_off_on = case when ${isEnabled}::boolean is null then switched_off_on end,
      failures = case when ${isEnabled} then 0 else failures end,
      failing_since = case when ${isEnabled} then null else failing_since end, row_version = row_version + 1
    where id = ${id} returning ${selection}`.execute(query);
  const [row] = rows;
  if (!row) throw new Error("A locked webhook has gone.");
  return row;
}

export async function removeWebhook(query: Query, id: number): Promise<void> {
  await sql`delete from webhook where id = ${id}`.execute(query);
}

/** A message for everyone who listens. */
export interface WebhookNotification {
  readonly teamId: number;
  readonly what: string;
  readonly messageId: string;
  readonly body: string;
}

/** A message that is waiting to be sent. */
export interface QueuedMessage {
  readonly id: number;
  readonly teamId: number;
}

/** Stores a message for every webhook that listens to it. */
export async function insertDeliveries(query: Query, told: readonly WebhookNotification[]): Promise<QueuedMessage[]> {
  const { rows } = await sql<QueuedMessage>`
    insert into webhook_delivery (owner_id, webhook_id, message_id, what, body)
    select w.owner_id, w.id, given."messageId" || '_' || w.id, given.what, given.body
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as given("teamId" bigint, what text, "messageId" text, body text)
    join webhook w on w.owner_id = given."teamId" and w.is_enabled and given.what = any(w.events)
    returning id, owner_id as "teamId"`.execute(query);
  return rows;
}

/** Stores a message for one webhook that is sent by hand. */
export async function insertTest(
  { query }: Pick<Database, "query">,
  { Id, TeamId }: WebhookRow,
  messageId: string,
  body: string,
): Promise<number> {
  // Nobody else is to send it, and nobody tries it again.
  const { rows } = await sql<{ id: number }>`
    insert into webhook_delivery (owner_id, webhook_id, message_id, what, body, next_try_on)
    values (${TeamId}, ${Id}, ${messageId}, 'test', ${body}, null) returning id`.execute(query);
  return rows[0]?.id ?? 0;
}

/** A delivery as it is read. */
export interface DeliveryRow {
  readonly Id: number;
  readonly WebhookId: number;
  readonly MessageId: string;
  readonly What: string;
  readonly State: "waiting" | "delivered" | "failed";
  readonly Attempts: number;
  readonly Status: number | null;
  readonly Problem: DeliveryAttempt["problem"];
  readonly CreatedOn: Date;
  readonly LastTriedOn: Date | null;
  readonly NextTryOn: Date | null;
}

const deliverySelection = sql.raw(`
  t.id as "Id", t.webhook_id as "WebhookId", t.message_id as "MessageId", t.what as "What", t.state as "State",
  t.attempts as "Attempts", t.status as "Status", t.problem as "Problem", t.created_on as "CreatedOn",
  t.last_tried_on as "LastTriedOn", t.next_try_on as "NextTryOn"`);

/** Returns the source of a webhook's past and pending deliveries. */
export function deliverySource({ Id, TeamId }: WebhookRow): ListSource {
  return {
    select: deliverySelection,
    from: sql`webhook_delivery t`,
    where: sql`t.webhook_id = ${Id}`,
    owners: [TeamId],
    columns: {
      ...namedColumns({
        number: ["Id", "Attempts", "Status"],
        text: ["MessageId", "What", "State", "Problem"],
        date: ["CreatedOn"],
      }),
    },
    defaultOrder: "Id",
    defaultDirection: "desc",
    tieBreak: "t.id",
  };
}

export async function readDelivery({ query }: Pick<Database, "query">, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${deliverySelection} from webhook_delivery t where t.id = ${id}`.execute(query);
  return rows[0];
}

/** A delivery to send, with its previous attempts. */
export interface DueDelivery extends WebhookMessage {
  readonly id: number;
  readonly webhookId: number;
  readonly teamId: number;
  readonly attempts: number;
  readonly isEnabled: boolean;
  /** Whether a receiver of the team failed last time. */
  readonly isSlow: boolean;
}

/** Returns a delivery with its destination. With `due`, only one that is waiting and whose time has come. */
export async function readDue(
  { query }: Pick<Database, "query">,
  id: number,
  { due }: { readonly due: boolean },
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    select d.id, w.id as "webhookId", d.owner_id as "teamId", d.attempts, w.is_enabled as "isEnabled", w.url, w.secret,
      d.message_id as "messageId", d.body,
      exists (select 1 from webhook o where o.owner_id = d.owner_id and o.is_enabled and o.failing_since is not null) as "isSlow"
    from webhook_delivery d join webhook w on w.owner_id = d.owner_id and w.id = d.webhook_id
    where d.id = ${id} and (not ${due} or d.state = 'waiting' and d.next_try_on <= now() + interval '1 second')`.execute(
    query,
  );
  return rows[0];
}

/** Records the result of an attempt: delivered, to be retried in some seconds, or failed for good. */
export async function noteAttempt(
  query: Query,
  id: number,
  { status, problem }: DeliveryAttempt,
  pause: number | undefined,
): Promise<void> {
  const state = problem === null ? "delivered" : pause === undefined ? "failed" : "waiting";
  await sql`
    update webhook_delivery set attempts = attempts + 1, status = ${status}, problem = ${problem}, state = ${state},
      last_tried_on = now(),
      next_try_on = ${state === "waiting" ? sql`now() + make_interval(secs => ${pause ?? 0})` : sql`null`}
    where id = ${id}`.execute(query);
}

/**
 * Counts the result of an attempt for the webhook. Turns it off, and records that, if enough consecutive messages have
 * failed for good and the first failure was a day ago.
 */
export async function countOutcome(
  query: Query,
  webhookId: number,
  { isDelivered, isFinal }: { readonly isDelivered: boolean; readonly isFinal: boolean },
  mostFailures: number,
): Promise<"as it was" | "switched off"> {
  if (isDelivered) {
    await sql`
      update webhook set failures = 0, failing_since = null, last_delivered_on = now()
      where id = ${webhookId}`.execute(query);
    return "as it was";
  }
  await sql`
    update webhook set failing_since = coalesce(failing_since, now()), failures = failures + ${isFinal ? 1 : 0}
    where id = ${webhookId}`.execute(query);
  const { rows } = await sql`
    update webhook set is_enabled = false, switched_off_on = now(), row_version = row_version + 1
    where id = ${webhookId} and is_enabled and failures >= ${mostFailures} and failing_since <= now() - interval '1 day'
    returning id`.execute(query);
  return rows.length > 0 ? "switched off" : "as it was";
}

/** Makes a delivery wait to be sent now, whatever its previous result. */
export async function waitAgain(query: Query, id: number): Promise<void> {
  await sql`
    update webhook_delivery set state = 'waiting', next_try_on = now() where id = ${id}`.execute(query);
}

/** Returns deliveries that have been due for long, because their job was lost, as after a restore. */
export async function readForgotten({ query }: Pick<Database, "query">): Promise<QueuedMessage[]> {
  const { rows } = await sql<QueuedMessage>`
    select id, owner_id as "teamId" from webhook_delivery
    where state = 'waiting' and next_try_on < now() - interval '15 minutes' order by next_try_on limit 1000`.execute(
    query,
  );
  return rows;
}

/** Deletes old deliveries. */
export async function forgetDeliveries({ query }: Pick<Database, "query">): Promise<void> {
  await sql`delete from webhook_delivery where created_on < now() - interval '30 days'`.execute(query);
}
