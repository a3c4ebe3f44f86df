import { createHmac, randomBytes, randomUUID } from "node:crypto";

const prefix = "whsec_";

/** Returns a new secret in the format of the Standard Webhooks specification. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/** Returns a new message id. */
export function newMessageId(): string {
  return `msg_${randomUUID()}`;
}

/**
 * Returns the headers that prove to a receiver that a message is genuine and new, according to the Standard Webhooks
 * specification.
 */
export function signedHeaders(secret: string, messageId: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": messageId, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
