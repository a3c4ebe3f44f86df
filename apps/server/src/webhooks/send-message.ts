import type { deliveryProblems } from "@housestyle/contract";
import { PrivateAddress } from "../outbound/index.ts";
import { signedHeaders } from "./sign.ts";

/** A message with its destination. */
export interface WebhookMessage {
  readonly url: string;
  readonly secret: string;
  readonly messageId: string;
  readonly body: string;
}

/** The result of an attempt. */
export interface DeliveryAttempt {
  /** The status of the response, or null without one. */
  readonly status: number | null;
  /** Null if it was delivered. */
  readonly problem: (typeof deliveryProblems)[number] | null;
}

/** The most milliseconds for a receiver. */
const patience = 10_000;

/** Sends a message once, without following redirects. Only the status of the response is used. */
export async function sendMessage(
  { url, secret, messageId, body }: WebhookMessage,
  fetch: typeof globalThis.fetch,
): Promise<DeliveryAttempt> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: {
        "content-type": "application/json",
        "user-agent": "Housestyle-Webhooks/1",
        ...signedHeaders(secret, messageId, body, new Date()),
      },
      body,
    });
    // Nobody waits for the rest of it.
    await response.body?.cancel();
    return { status: response.status, problem: problemOf(response.status) };
  } catch (error) {
    return { status: null, problem: reasonOf(error) };
  }
}

function problemOf(status: number): DeliveryAttempt["problem"] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

function reasonOf(error: unknown): "timeout" | "private" | "unreachable" {
  const { name, cause } = error as { readonly name?: unknown; readonly cause?: unknown };
  if (name === "TimeoutError") return "timeout";
  return cause instanceof PrivateAddress || error instanceof PrivateAddress ? "private" : "unreachable";
}
