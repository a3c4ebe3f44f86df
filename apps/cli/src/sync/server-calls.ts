import { type Api, createApi, createClient, type Outcome } from "@housestyle/client";
import type { TeamServer } from "@housestyle/project/team";
import { UsageError } from "../options.ts";
import { texts } from "./texts.ts";

/** The most times a call is repeated when the server is busy, and the longest pause, in seconds. */
const mostTries = 6;
const longestPause = 60;

/** A call that the server refused, with what it says about parts of the request. */
export class RefusedCall extends UsageError {
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, code: string, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The calls to one server. */
export interface SyncServer {
  readonly address: string;
  readonly api: Api;
  /** Returns the value of a call. Repeats it while the server is busy, and throws a RefusedCall if it fails. */
  value<T>(call: () => Promise<Outcome<T>>): Promise<T>;
}

/** Opens a server for calls with an API key. */
export function openServer({ address, key }: Pick<TeamServer, "address" | "key">): SyncServer {
  const server = address.replace(/\/+$/, "");
  const api = createApi(createClient({ base: server, key }));
  const value = async <T>(call: () => Promise<Outcome<T>>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      const outcome = await call();
      if (outcome.kind === "done") return outcome.value;
      if (outcome.kind === "aborted") throw new RefusedCall(server, "aborted");
      const { status, code, message, fields, retryAfter } = outcome;
      if ((status !== 429 && status !== 503) || tries === mostTries)
        throw new RefusedCall(texts.failed(server, message), code, fields);
      await pause(Math.min(retryAfter ?? 2 ** tries, longestPause));
    }
  };
  return { address: server, api, value };
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
}
