import type { TeamServer } from "./server.ts";

/** So long an answer is waited for, in milliseconds. */
const patience = 20_000;
/** The kinds of programs a server counts by: none in particular, and agents. */
export type ClientKind = 0 | 15;

/** One call: without a body it asks, with one it tells. */
export interface ServerCall {
  readonly path: string;
  readonly body?: unknown;
  readonly client?: ClientKind;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a server with the key of its account. Undefined when nobody answers in time. */
export async function askServer(server: TeamServer, call: ServerCall): Promise<Response | undefined> {
  const { path, body, client = 0, headers } = call;
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  try {
    return await fetch(new URL(path, server.address), {
      ...sent,
      headers: {
        authorization: `Bearer ${server.key}`,
        clientApp: String(client),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return undefined;
  }
}
