export { openWebhooks } from "./open.ts";
export { queueWebhooks } from "./queue-webhooks.ts";
