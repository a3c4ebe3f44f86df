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

/** Acts of a team that another program may want to hear of: all of them but those about webhooks and signing in. */
export const webhookEvents: readonly ActCode[] = acts.filter(
  (what) => !/^(account|key|operator|sign-in|webhook)\.|^team\.(made|deleted)$/.test(what),
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

/** Why something was not delivered; `status` is an answer that was not 2xx. */
export const deliveryProblems = ["status", "redirect", "timeout", "unreachable", "private", "off"] as const;

const webhook = z.object({
  Id: z.number(),
  TeamId: z.number(),
  Url: z.string(),
  Events: z.array(z.enum(acts)),
  IsEnabled: z.boolean(),
  SwitchedOffOn: z
    .string()
    .nullable()
    .describe("When it was switched off because nothing arrived any more; else null."),
  FailingSince: z.string().nullable().describe("Of the first attempt that failed since the last one that did not."),
  LastDeliveredOn: z.string().nullable(),
  CreatedOn: z.string(),
  CreatedBy: z.number().nullable(),
  RowVersion: z.number(),
});

const withSecret = webhook.extend({
  Secret: z.string().nullable().describe("What messages are signed with: shown when it is made, and never again."),
});

const delivery = z.object({
  Id: z.number(),
  WebhookId: z.number(),
  MessageId: z.string().describe("The header webhook-id: the same however often it is sent."),
  What: z.string().describe("The act, or `test`."),
  State: z.enum(["waiting", "delivered", "failed"]),
  Attempts: z.int(),
  Status: z.int().nullable().describe("Of the last answer."),
  Problem: z.enum(deliveryProblems).nullable(),
  CreatedOn: z.string(),
  LastTriedOn: z.string().nullable(),
  NextTryOn: z.string().nullable().describe("Null where it is not tried again."),
});

const hooks = { path: "/api/v1/webhooks", group: "Webhooks", access: "manage" } as const;
const one = { ...hooks, path: "/api/v1/webhooks/:id", params: z.object({ id: rowId }) } as const;

export const listWebhooks = defineEndpoint({
  ...listing,
  ...hooks,
  summary: "List the webhooks of a team; without one, of all the caller runs.",
  query: listQueryWith({ TeamId: rowId.optional() }),
  output: webhook,
  failures: [...listFailures, "admins-only", "no-such-row"],
});

export const addWebhook = defineEndpoint({
  ...hooks,
  method: "POST",
  summary: "Have a team's changes told to an address. Messages are signed as the Standard Webhooks specification says.",
  input: caseless({ TeamId: rowId, Url: url, Events: events }),
  output: withSecret,
  failures: [...writeFailures, "too-many"],
  example: {
    request: { TeamId: 2, Url: "https://hooks.example/house", Events: ["term.added", "term.changed", "member.joined"] },
  },
});

export const changeWebhook = defineEndpoint({
  ...one,
  method: "PATCH",
  summary: "Change a webhook, switch it on or off, or give it a new secret.",
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

export const deleteWebhook = defineEndpoint({
  ...acting,
  ...one,
  method: "DELETE",
  summary: "Delete a webhook, and what waits for it.",
});

export const testWebhook = defineEndpoint({
  ...one,
  method: "POST",
  path: "/api/v1/webhooks/:id/test",
  summary: "Send a test at once, and tell how it went.",
  input: z.unknown(),
  output: delivery,
  failures: writeFailures,
});

export const listDeliveries = defineEndpoint({
  ...listing,
  ...one,
  path: "/api/v1/webhooks/:id/deliveries",
  summary: "List what was sent to a webhook in the last thirty days and what waits, the newest first.",
  output: delivery,
  failures: [...listFailures, "admins-only", "no-such-row"],
});

export const retryDelivery = defineEndpoint({
  ...one,
  method: "POST",
  path: "/api/v1/webhooks/:id/deliveries/:delivery/retry",
  params: z.object({ id: rowId, delivery: rowId }),
  summary: "Send something once more.",
  input: z.unknown(),
  output: delivery,
  failures: writeFailures,
});
