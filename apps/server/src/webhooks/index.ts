export { sendForgotten, sendWebhook, sendWebhookTask } from "./deliver.ts";
export { type WebhookServices, webhookRoutes } from "./routes.ts";
export { forgetDeliveries } from "./store.ts";
export { tellWebhooks } from "./tell-webhooks.ts";
