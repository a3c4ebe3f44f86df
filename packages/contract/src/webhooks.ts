import { z } from "zod";
import { type ActCode, acts } from "./audit.ts";
import { listFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { listQueryWith } from "./list.ts";
import { texts } from "./texts.ts";
import { acting, listing } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

/** The acts of a team that webhooks can report: all except those about webhooks, logging in, and language models. */
export const webhookEvents: readonly ActCode[] = acts.filter(
  (what) => !/^(account|key|operator|sign-in|assistance|webhook)\.|^team\.(made|deleted)$/.test(what),
);

const url = z
  .string()
  .trim()
  .max(limits.webhookUrl, { error: () => texts.addressTooLong(limits.webhookUrl) })
  .pipe(z.url({ protocol: /^https?$/, error: () => texts.wholeAddress }));
const events = z
  .array(z.enum(webhookEvents as [ActCode]))
  .min(1, { error: () => texts.nameAnEvent })
  .max(webhookEvents.length)
  .transform((all) => [...new Set(all)]);

/** Why a message was not delivered; `status` is a response other than 2xx. */
export const deliveryProblems = ["status", "redirect", "timeout", "unreachable", "private", "off"] as const;

const webhook = z.object({
  Id: z.number(),
  TeamId: z.number(),
  Url: z.string(),
  Events: z.array(z.enum(acts)),
  IsEnabled: z.boolean(),
  SwitchedOffOn: z.string().nullable().describe("When it was turned off because deliveries kept failing, or null."),
  FailingSince: z.string().nullable().describe("Time of the first failed attempt since the last successful one."),
  LastDeliveredOn: z.string().nullable(),
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable(),
  RowVersion: z.number(),
});

const withSecret = webhook.extend({
  Secret: z.string().nullable().describe("The signing secret, returned only when it is created."),
});

const delivery = z.object({
  Id: z.number(),
  WebhookId: z.number(),
  MessageId: z.string().describe("The webhook-id header. It stays the same when a message is resent."),
  What: z.string().describe("The event, or `test`."),
  State: z.enum(["waiting", "delivered", "failed"]),
  Attempts: z.int(),
  Status: z.int().nullable().describe("Status of the latest response."),
  Problem: z.enum(deliveryProblems).nullable(),
  CreatedOn: z.string(),
  LastTriedOn: z.string().nullable(),
  NextTryOn: z.string().nullable().describe("Null if there are no more attempts."),
});

const hooks = { path: "/api/v1/webhooks", group: "Webhooks", access: "manage" } as const;
const one = { ...hooks, path: "/api/v1/webhooks/:id", params: z.object({ id: rowId }) } as const;

/** Lists the webhooks of a team, or of all teams that the caller manages. */
export const listWebhooks = defineEndpoint({
  ...listing,
  ...hooks,
  summary: "List a team's webhooks, or those of all teams the caller manages.",
  query: listQueryWith({ TeamId: rowId.optional() }),
  output: webhook,
  failures: [...listFailures, "admins-only", "no-such-row"],
});

/** Creates a webhook that sends a team's changes to a URL, signed as Standard Webhooks specify. */
export const addWebhook = defineEndpoint({
  ...hooks,
  method: "POST",
  summary:
    "Create a webhook that sends a team's changes to a URL. Messages are signed according to the Standard Webhooks specification.",
  input: caseless({ TeamId: rowId, Url: url, Events: events }),
  output: withSecret,
  failures: [...writeFailures, "too-many"],
  example: {
    request: { TeamId: 2, Url: "https://hooks.example/house", Events: ["term.added", "term.changed", "member.joined"] },
  },
});

/** Updates a webhook, turns it on or off, or gives it a new secret. */
export const changeWebhook = defineEndpoint({
  ...one,
  method: "PATCH",
  summary: "Update a webhook, turn it on or off, or give it a new secret.",
  input: caseless({
    Url: url.optional(),
    Events: events.optional(),
    IsEnabled: looseBoolean.optional(),
    NewSecret: looseBoolean.default(false),
    RowVersion: z.number().optional(),
  }),
  output: withSecret,
  failures: writeFailures,
  example: { request: { IsEnabled: false } },
});

/** Deletes a webhook and its pending messages. */
export const deleteWebhook = defineEndpoint({
  ...acting,
  ...one,
  method: "DELETE",
  summary: "Delete a webhook and its pending messages.",
});

/** Sends a test message immediately and returns the result. */
export const testWebhook = defineEndpoint({
  ...one,
  method: "POST",
  path: "/api/v1/webhooks/:id/test",
  summary: "Send a test message immediately and return the result.",
  input: z.unknown(),
  output: delivery,
  failures: writeFailures,
});

/** Lists a webhook's messages of the last 30 days, sent and pending, newest first. */
export const listDeliveries = defineEndpoint({
  ...listing,
  ...one,
  path: "/api/v1/webhooks/:id/deliveries",
  summary: "List a webhook's messages of the last 30 days, sent and pending, newest first.",
  output: delivery,
  failures: [...listFailures, "admins-only", "no-such-row"],
});

/** Resends a message. */
export const retryDelivery = defineEndpoint({
  ...one,
  method: "POST",
  path: "/api/v1/webhooks/:id/deliveries/:delivery/retry",
  params: z.object({ id: rowId, delivery: rowId }),
  summary: "Resend a message.",
  input: z.unknown(),
  output: delivery,
  failures: writeFailures,
});
