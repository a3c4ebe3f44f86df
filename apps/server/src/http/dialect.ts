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

/** A response exactly as it is sent. */
export interface DialectResponse {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** The conventions of an API that is not Housestyle's own. Its callers see nothing of Housestyle's own formats. */
export interface ApiDialect {
  /** The common prefix of its addresses, if any. Unknown addresses below it fail in its own format. */
  readonly prefix?: string;
  /** The parsers of bodies by media type. Other types fail, as does anything that a parser throws. */
  readonly bodies: Readonly<Record<string, (body: Buffer) => unknown>>;
  /** The most bytes of a body. */
  readonly bodyLimit: number;
  /** Called before anything of a body is read. Throws to refuse a request, also at unknown addresses. */
  readonly admit?: (request: FastifyRequest) => Promise<void>;
  /** Returns a failure in the format of these callers. */
  readonly failed: (failure: Failure, requestId: string) => DialectResponse;
}

/** A call in this API. Its input has the names of that API; `input` parses the body, the query of a GET, or both. */
export interface DialectCall<I extends z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly input: I;
  /** Who may call. Without it, callers are not identified. */
  readonly access?: Endpoint["access"];
  /** The rate limits that the call counts against, if any. */
  readonly allowance?: RateLimitKind | readonly RateLimitKind[];
  /** Whether nothing that is sent is stored, so that its content is unrestricted. */
  readonly keepsNothing?: boolean;
  /** Whether pages of other sites send forms here, which prove themselves what they are. */
  readonly fromAnyOrigin?: boolean;
  /** Whether the query is read as well, before the body. Repeated parameters are joined by commas. */
  readonly withQuery?: boolean;
}

/** What a handler knows about its request besides the input. */
export interface DialectContext {
  /** Set if the call has `access`. */
  readonly caller: Caller;
  /** Identifies the caller when callers take turns. */
  readonly payer: string;
  readonly request: FastifyRequest;
  /** Aborts when the caller disconnects before the response. */
  readonly gone: AbortSignal;
}

/** Registers a call of the API. */
export type Serve = <I extends z.ZodType>(
  call: DialectCall<I>,
  handle: (input: z.output<I>, context: DialectContext) => Promise<DialectResponse>,
) => void;

/** Returns JSON with the API's own names, checked against their schema. */
export function dialectJson<T>(value: T, schema: z.ZodType<T>): DialectResponse {
  return { type: jsonType, body: JSON.stringify(schema.parse(value)) };
}

/** Opens a scope for a dialect; `addCalls` says what is served in it. Callers, limits, log and headers stay ours. */
export function serveDialect(app: FastifyInstance, dialect: ApiDialect, addCalls: (serve: Serve) => void): void {
  const { prefix, bodies, bodyLimit, failed, admit } = dialect;
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
    if (admit) part.addHook("preParsing", admit);
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
  {
    method,
    path,
    input,
    access,
    allowance,
    keepsNothing = false,
    fromAnyOrigin = false,
    withQuery = false,
  }: DialectCall<I>,
  handle: (input: z.output<I>, context: DialectContext) => Promise<DialectResponse>,
): void {
  part.route({
    method,
    url: path,
    schema: { hide: true },
    config: { keepsNothing, fromAnyOrigin, ...(access && { foreign: { access } }), ...(allowance && { allowance }) },
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
