import type { Endpoint, Output, ParamsRequest, QueryRequest, Request } from "@housestyle/contract";
import { z } from "zod";
import type { Outcome } from "./outcome.ts";
import { Outliving } from "./outliving.ts";
import { texts } from "./texts.ts";

/** The address of the server and how to reach it. */
export interface ClientOptions {
  /** The address of the server; empty for the server of the page. */
  readonly base?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The client, by number or name, for the header `clientApp` of every call. */
  readonly clientApp?: string | number;
  /** An API key, for programs without cookies. */
  readonly key?: string;
}

/** The options of a call. */
export interface CallOptions<E extends Endpoint> {
  readonly query?: QueryRequest<E>;
  readonly params?: ParamsRequest<E>;
  readonly signal?: AbortSignal;
  /** Additional headers. They replace those of the same name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A file to send as multipart/form-data with a part `file`, instead of the body. */
  readonly file?: File;
  /** Completes the call even if the page is closed, as small writing calls do by default. For bodies of at most 64 KB. */
  readonly keepalive?: boolean;
}

/** Makes one call of the contract and returns its outcome. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options?: CallOptions<E>,
) => Promise<Outcome<Output<E>>>;

/**
 * Creates a function that makes calls to one server. Failures of the network or the server are returned, never thrown.
 * @example
 * const call = createClient({ base: "https://housestyle.example.org", key: "hs_1" });
 * const outcome = await createApi(call).tagText({ Text: "She ate a apple." });
 */
export function createClient(options: ClientOptions = {}): Call {
  const { base = "", fetch = globalThis.fetch } = options;
  const outliving = new Outliving();
  return async (endpoint, input, { query, params, signal, file, keepalive, headers } = {}) => {
    try {
      const address = base.replace(/\/$/, "") + pathOf(endpoint, params) + queryOf(query);
      const request = requestOf(endpoint, file ?? input, signal, options, headers);
      return await outliving.run(endpoint, request, async (may) =>
        readAnswer(endpoint, await fetch(address, { ...request, keepalive: keepalive ?? may })),
      );
    } catch {
      if (signal?.aborted) return { kind: "aborted" };
      return { kind: "failed", status: -1, code: "", message: texts.unreachable };
    }
  };
}

function pathOf({ path }: Endpoint, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")));
}

function queryOf(query: unknown): string {
  const given = Object.entries((query ?? {}) as Readonly<Record<string, unknown>>);
  const pairs = given.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

function requestOf(
  { method }: Endpoint,
  input: unknown,
  signal: AbortSignal | undefined,
  options: ClientOptions,
  overrides: Readonly<Record<string, string>> | undefined,
): RequestInit {
  const isJson = input !== undefined && !(input instanceof File);
  return {
    method,
    credentials: "include",
    ...(signal && { signal }),
    ...(isJson && { body: JSON.stringify(input) }),
    ...(input instanceof File && { body: formWith(input) }),
    headers: { ...headersOf(options, isJson), ...overrides },
  };
}

function headersOf({ clientApp = 0, key }: ClientOptions, isJson: boolean): Record<string, string> {
  return {
    clientApp: String(clientApp),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    // The browser writes the type of a form itself: it has to name its boundary.
    ...(isJson && { "content-type": "application/json" }),
  };
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Outcome<Output<E>>> {
  const text = await response.text();
  if (!response.ok) return failureOf(response, parseJson(text));
  const schema = schemaOf(endpoint);
  const { value, total } = pageIn(endpoint, response, valueIn(endpoint, response, text));
  // No content is an empty list where the answer is a list.
  const isNothing = response.status === 204 && !schema.safeParse(undefined).success;
  const output = schema.safeParse(isNothing ? [] : value);
  if (!output.success) return { kind: "failed", status: response.status, code: "", message: texts.notUnderstood };
  return { kind: "done", value: output.data as Output<E>, ...(Number.isFinite(total) && { total }) };
}

/** The form of data tables: rows with their total beside them. */
const dataTable = z.object({ data: z.array(z.unknown()), recordsFiltered: z.number() });

/** Returns the rows of a page and the total number, from the body or a header. */
function pageIn({ form }: Endpoint, { headers }: Response, value: unknown): { value: unknown; total: number } {
  const page = form === "list" ? dataTable.safeParse(value) : undefined;
  if (page?.success) return { value: page.data.data, total: page.data.recordsFiltered };
  return { value, total: Number.parseInt(headers.get("x-total-count") ?? "", 10) };
}

function schemaOf({ form, output }: Endpoint): z.ZodType {
  return form === "list" ? z.array(output) : output;
}

function valueIn({ form }: Endpoint, { status }: Response, text: string): unknown {
  if (status === 204 || form === "nothing") return undefined;
  return form === "text" ? text : parseJson(text);
}

/** The body of a failure. A proxy may have changed everything but the message. */
const readable = z.object({
  Message: z.string(),
  Code: z.string().catch(""),
  ModelState: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});

function failureOf(response: Response, body: unknown): Outcome<never> {
  const failure = readable.safeParse(body);
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return {
    kind: "failed",
    status: response.status,
    code: failure.success ? failure.data.Code : "",
    message: failure.success ? failure.data.Message : response.statusText || texts.notUnderstood,
    ...(failure.success && failure.data.ModelState && { fields: failure.data.ModelState }),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, for example the error page of a proxy: the caller gets a failure.
    return undefined;
  }
}
