import type { Endpoint, Output, Request } from "@housestyle/contract";
import { failureBody } from "@housestyle/contract";
import type { Outcome } from "./outcome.ts";
import { texts } from "./texts.ts";

/** Where the server is and how to reach it. */
export interface ClientOptions {
  /** Address the paths of the contract are joined to; empty for the page's own server. */
  readonly base?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Makes the calls of the contract. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options?: { readonly signal?: AbortSignal },
) => Promise<Outcome<Output<E>>>;

/** A caller for one server. It never throws for what a network or a server may do. */
export function createClient({ base = "", fetch = globalThis.fetch }: ClientOptions = {}): Call {
  return async (endpoint, input, { signal } = {}) => {
    try {
      const response = await fetch(base.replace(/\/$/, "") + endpoint.path, requestOf(endpoint, input, signal));
      return await readAnswer(endpoint, response);
    } catch {
      if (signal?.aborted) return { kind: "aborted" };
      return { kind: "failed", status: -1, code: "", message: texts.unreachable };
    }
  };
}

function requestOf(endpoint: Endpoint, input: unknown, signal: AbortSignal | undefined): RequestInit {
  return {
    method: endpoint.method,
    ...(signal && { signal }),
    ...(input !== undefined && { body: JSON.stringify(input), headers: { "content-type": "application/json" } }),
  };
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Outcome<Output<E>>> {
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) return failureOf(response, body);
  const output = endpoint.output.safeParse(body);
  if (output.success) return { kind: "done", value: output.data as Output<E> };
  return { kind: "failed", status: response.status, code: "", message: texts.notUnderstood };
}

function failureOf(response: Response, body: unknown): Outcome<never> {
  const failure = failureBody.safeParse(body);
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return {
    kind: "failed",
    status: response.status,
    code: failure.success ? failure.data.Code : "",
    message: failure.success ? failure.data.Message : response.statusText || texts.notUnderstood,
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: a proxy's own error page, say. The caller hears that the answer could not be read.
    return undefined;
  }
}
