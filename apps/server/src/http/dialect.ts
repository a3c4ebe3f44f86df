import type { Endpoint } from "@housestyle/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { Failure, readInput } from "../border/index.ts";
import type { Caller } from "../caller/index.ts";
import { failureFor } from "./answer-failures.ts";
import { payerOf } from "./payer-of.ts";
import type { RateLimitKind } from "./rate-limit.ts";
import { jsonType } from "./send-answer.ts";
import { whenGone } from "./when-gone.ts";

/** An answer as it is sent, to the letter. */
export interface DialectResponse {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** How callers of an API that is not ours are spoken with. Nothing of our own forms reaches them. */
export interface ApiDialect {
  /** Where all its addresses begin, if they do alike: then unknown ones there fail in its words, too. */
  readonly prefix?: string;
  /** How bodies are read, by media type; any other type fails, and so does whatever a reader throws. */
  readonly bodies: Readonly<Record<string, (body: Buffer) => unknown>>;
  /** Largest body, bytes. */
  readonly bodyLimit: number;
  /** A failure as these callers know them. */
  readonly failed: (failure: Failure, requestId: string) => DialectResponse;
}

/** One call in it. What it is given is named as its callers name it: `input` reads the body, of a GET the query, or both. */
export interface DialectCall<I extends z.ZodType> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly input: I;
  /** Who may call; not even looked at, if not given. */
  readonly access?: Endpoint["access"];
  /** Which allowances the call counts against; none, if not given. */
  readonly allowance?: RateLimitKind | readonly RateLimitKind[];
  /** No word of what is sent is stored: whatever it holds will do. */
  readonly keepsNothing?: boolean;
  /** The query counts as well, and before the body; of what is said in it several times the words are joined by commas. */
  readonly withQuery?: boolean;
}

/** What a handler may know about its request besides the input. */
export interface DialectContext {
  /** Set where the call has an `access`. */
  readonly caller: Caller;
  /** Who the request counts for when callers take turns. */
  readonly payer: string;
  readonly request: FastifyRequest;
  /** Fires when the caller hangs up before the answer. */
  readonly gone: AbortSignal;
}

/** Serves a call of the dialect. */
export type Serve = <I extends z.ZodType>(
  call: DialectCall<I>,
  handle: (input: z.output<I>, context: DialectContext) => Promise<DialectResponse>,
) => void;

/** JSON in the dialect's own names, held to their schema. */
export function dialectJson<T>(value: T, schema: z.ZodType<T>): DialectResponse {
  return { type: jsonType, body: JSON.stringify(schema.parse(value)) };
}

/** Opens a scope for a dialect; `addCalls` says what is served in it. Callers, limits, log and headers stay ours. */
export function serveDialect(app: FastifyInstance, dialect: ApiDialect, addCalls: (serve: Serve) => void): void {
  const { prefix, bodies, bodyLimit, failed } = dialect;
  const fail = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const { retryAfter } = failure.details;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    return say({ status: failure.statusCode, ...failed(failure, request.id) }, reply);
  };
  const scope = (part: FastifyInstance, _options: unknown, done: () => void) => {
    part.removeAllContentTypeParsers();
    for (const [type, read] of Object.entries(bodies))
      part.addContentTypeParser(type, { parseAs: "buffer", bodyLimit }, reading(read));
    part.setErrorHandler((error: FastifyError, request, reply) => fail(failureFor(error, request), request, reply));
    if (prefix !== undefined) {
      part.setNotFoundHandler((request, reply) => fail(new Failure("not-found"), request, reply));
    }
    addCalls((call, handle) => serve(part, call, handle));
    done();
  };
  app.register(scope, prefix === undefined ? {} : { prefix });
}

function reading(read: (body: Buffer) => unknown) {
  return (_request: FastifyRequest, body: Buffer, done: (error: Error | null, value?: unknown) => void) => {
    try {
      done(null, read(body));
    } catch (error) {
      done(error as Error);
    }
  };
}

function serve<I extends z.ZodType>(
  part: FastifyInstance,
  { method, path, input, access, allowance, keepsNothing = false, withQuery = false }: DialectCall<I>,
  handle: (input: z.output<I>, context: DialectContext) => Promise<DialectResponse>,
): void {
  part.route({
    method,
    url: path,
    schema: { hide: true },
    config: { keepsNothing, ...(access && { foreign: { access } }), ...(allowance && { allowance }) },
    handler: async (request, reply) => {
      const { query, body } = request;
      const sent = readInput(
        input,
        withQuery ? { ...asObject(body), ...once(query) } : method === "GET" ? query : body,
      );
      return say(
        await handle(sent, { caller: request.caller, payer: payerOf(request), request, gone: whenGone(reply) }),
        reply,
      );
    },
  });
}

const asObject = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});

function once(query: unknown): Record<string, unknown> {
  const members = Object.entries(asObject(query));
  return Object.fromEntries(members.map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : value]));
}

function say(
  { status = 200, type = "text/plain; charset=utf-8", headers = {}, body = "" }: DialectResponse,
  reply: FastifyReply,
) {
  return reply
    .code(status)
    .headers({ ...headers })
    .type(type)
    .serializer(String)
    .send(body);
}
