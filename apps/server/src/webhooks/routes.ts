import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  limits,
  listDeliveries,
  listWebhooks,
  retryDelivery,
  testWebhook,
} from "@housestyle/contract";
import { mayEdit, mustRun, type Person, teamsMeant } from "../caller/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { addSending, type DeliveryServices, sendOnce } from "./deliver.ts";
import { testMessage } from "./message-of.ts";
import { newMessageId, newSecret } from "./sign.ts";
import {
  type DeliveryRow,
  deliverySource,
  insertTest,
  insertWebhook,
  lockWebhook,
  readDelivery,
  readWebhook,
  removeWebhook,
  updateWebhook,
  type WebhookRow,
  waitAgain,
  webhookSource,
} from "./store.ts";

/** What webhooks need from the rest of the server. */
export interface WebhookServices extends DeliveryServices {
  /** Hosts named by the operator, which may be called without encryption. */
  readonly privateHosts: readonly string[];
}

/** Serves the webhooks of teams for their admins: creating, changing, and testing them, and listing deliveries. */
export function webhookRoutes(app: App, services: WebhookServices): void {
  const { database, audit, privateHosts } = services;
  const inOne = <T>(work: (transaction: Database["query"]) => Promise<T>) => database.query.transaction().execute(work);

  route(app, listWebhooks, async (_, { person, query }) => {
    const teams = teamsMeant(person, query.TeamId);
    const page = await listPage<WebhookRow>(database.query, webhookSource(teams), query);
    return { ...page, items: page.items.map(toWire) };
  });

  route(app, addWebhook, async ({ TeamId, Url, Events }, { person }) => {
    mayEdit(person, mustRun(person, TeamId).teamId);
    mustBeCallable(Url, privateHosts);
    const secret = newSecret();
    const row = await inOne(async (transaction) => {
      const values = { teamId: TeamId, url: Url, events: Events, secret, createdBy: person.personId };
      const made = await insertWebhook(transaction, values, limits.webhooks);
      if (!made) throw new Failure("too-many", { message: refusals.content.full(limits.webhooks) });
      await audit.note(transaction, person, [actOf("webhook.added", made)]);
      return made;
    });
    return { ...toWire(row), Secret: secret };
  });

  route(app, changeWebhook, async ({ Url, Events, IsEnabled, NewSecret, RowVersion }, { person, params }) => {
    const secret = NewSecret ? newSecret() : undefined;
    const row = await inOne(async (transaction) => {
      const before = mustSee(person, await lockWebhook(transaction, params.id));
      mayEdit(person, before.TeamId);
      if (Url !== undefined) mustBeCallable(Url, privateHosts);
      if (RowVersion !== undefined && RowVersion !== before.RowVersion) throw new Failure("stale");
      const change = { url: Url, events: Events, isEnabled: IsEnabled, secret };
      const after = await updateWebhook(transaction, params.id, change);
      const Fields = Object.entries({ Url, Events, IsEnabled, Secret: secret }).flatMap(([name, value]) =>
        value === undefined ? [] : [name],
      );
      if (Fields.length > 0) await audit.note(transaction, person, [actOf("webhook.changed", after, { Fields })]);
      return after;
    });
    return { ...toWire(row), Secret: secret ?? null };
  });

  route(app, deleteWebhook, async (_, { person, params }) => {
    await inOne(async (transaction) => {
      const row = mustSee(person, await lockWebhook(transaction, params.id));
      await audit.note(transaction, person, [actOf("webhook.deleted", row)]);
      await removeWebhook(transaction, params.id);
    });
    return undefined;
  });

  deliveryRoutes(app, services);
}

function deliveryRoutes(app: App, services: WebhookServices): void {
  const { database } = services;

  route(
    app,
    testWebhook,
    async (_, { person, params }) => {
      const row = mustSee(person, await readWebhook(database, params.id));
      mayEdit(person, row.TeamId);
      const id = await insertTest(database, row, newMessageId(), testMessage(row.TeamId, new Date()));
      await sendOnce(services, id);
      return toDelivery(await readDelivery(database, id));
    },
    // It calls out, and the answer is waited for.
    { allowance: "sign-in" },
  );

  route(app, listDeliveries, async (_, { person, params, query }) => {
    const row = mustSee(person, await readWebhook(database, params.id));
    const page = await listPage<DeliveryRow>(database.query, deliverySource(row), query);
    return { ...page, items: page.items.map(toDelivery) };
  });

  route(app, retryDelivery, async (_, { person, params }) => {
    const { TeamId } = mustSee(person, await readWebhook(database, params.id));
    mayEdit(person, TeamId);
    const found = await readDelivery(database, params.delivery);
    if (found?.WebhookId !== params.id) throw new Failure("no-such-row");
    // Read before anybody can send it: the answer is what was asked for, not what has come of it since.
    return database.query.transaction().execute(async (transaction) => {
      await waitAgain(transaction, found.Id);
      await addSending(transaction, [{ id: found.Id, teamId: TeamId }]);
      return toDelivery(await readDelivery({ query: transaction }, found.Id));
    });
  });
}

/** Fails as if the webhook did not exist if the caller does not manage its team. */
function mustSee(person: Person, row: WebhookRow | undefined): WebhookRow {
  if (!row) throw new Failure("no-such-row");
  mustRun(person, row.TeamId);
  return row;
}

/** Fails unless messages are encrypted or the receiver is one of the operator's own. */
function mustBeCallable(url: string, privateHosts: readonly string[]): void {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== "" || password !== "") {
    throw new Failure("bad-request", { message: refusals.webhooks.noPassword });
  }
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (protocol === "https:" || privateHosts.some((each) => each.toLowerCase() === host)) return;
  throw new Failure("bad-request", {
    message: refusals.webhooks.notEncrypted,
    modelState: { Url: [refusals.webhooks.notEncrypted] },
  });
}

function actOf(
  what: "webhook.added" | "webhook.changed" | "webhook.deleted",
  { Id, TeamId, Url }: WebhookRow,
  more: { readonly Fields?: string[] } = {},
) {
  // The rest of the address may hold a key of its receiver.
  return { what, teamId: TeamId, targetId: Id, details: { Names: [new URL(Url).host], ...more } };
}

function toWire(row: WebhookRow) {
  return {
    ...row,
    SwitchedOffOn: row.SwitchedOffOn?.toISOString() ?? null,
    FailingSince: row.FailingSince?.toISOString() ?? null,
    LastDeliveredOn: row.LastDeliveredOn?.toISOString() ?? null,
    CreatedOn: row.CreatedOn.toISOString(),
  };
}

function toDelivery(row: DeliveryRow | undefined) {
  if (!row) throw new Failure("no-such-row");
  return {
    ...row,
    CreatedOn: row.CreatedOn.toISOString(),
    LastTriedOn: row.LastTriedOn?.toISOString() ?? null,
    NextTryOn: row.NextTryOn?.toISOString() ?? null,
  };
}
