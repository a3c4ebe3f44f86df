import type { Feature } from "../feature.ts";
import type { OutboundEnv } from "../outbound/index.ts";
import { type DeliveryServices, sendForgotten, sendWebhook, sendWebhookTask } from "./deliver.ts";
import { webhookRoutes } from "./routes.ts";
import { forgetDeliveries } from "./store.ts";

/** Serves the webhooks of teams, and sends their messages. */
export function openWebhooks({
  env,
  database,
  audit,
  fetch,
}: DeliveryServices & { readonly env: OutboundEnv }): Feature {
  const sender = { database, audit, fetch };
  return {
    routes: (app) => webhookRoutes(app, { ...sender, privateHosts: env.HOUSESTYLE_PRIVATE_HOSTS }),
    jobs: [
      { name: sendWebhookTask, run: sendWebhook(sender) },
      { name: "send-forgotten-webhooks", run: () => sendForgotten(sender), at: ["*/10 * * * *"] },
      { name: "forget-deliveries", run: () => forgetDeliveries(database), at: ["53 4 * * *"] },
    ],
  };
}
