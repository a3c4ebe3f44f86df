export { openWebhooks } from "./open.ts";
export { tellWebhooks } from "./tell-webhooks.ts";
