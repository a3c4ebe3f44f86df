import {
  type AnswerForm,
  batchOutcome,
  type Endpoint,
  failureBody,
  failures,
  type Input,
  limits,
  type Output,
  type Page,
  type Params,
  type Query,
  type RowOf,
} from "@housestyle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure, readInput } from "../border/index.ts";
import { allows, type Caller, type Person } from "../caller/index.ts";
import { doWhatCanBeDone } from "./batch.ts";
import { payerOf } from "./payer-of.ts";
import type { RateLimitKind } from "./rate-limit.ts";
import { type FileAnswer, jsonType, sendAnswer, sendJson } from "./send-answer.ts";
import { validatorCompiler } from "./validate.ts";
import { whenGone } from "./when-gone.ts";

/** What a handler knows about its request besides the input. */
export interface RequestContext<E extends Endpoint> {
  /** Aborts when the caller disconnects before the response. */
  readonly gone: AbortSignal;
  readonly caller: Caller;
  /** Identifies the caller when callers take turns. */
  readonly payer: string;
  readonly query: Query<E>;
  readonly params: Params<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The same for calls that the contract reserves for logged-in callers. */
export interface SignedInContext<E extends Endpoint> extends RequestContext<E> {
  readonly person: Person;
}

/** The result of a handler, in the form that the contract defines. */
export type HandlerResult<E extends Endpoint> = E["form"] extends "list"
  ? Page<RowOf<E>>
  : E["form"] extends "nothing" | "raw"
    ? undefined
    : E["form"] extends "file"
      ? FileAnswer | undefined
      : Output<E>;

/** Options of a route besides the contract. */
export interface RouteOptions {
  /** The rate limit of the call. Defaults to `general`; `none` is for calls that must always be answered. */
  readonly allowance?: RateLimitKind;
  /** Overrides the contract's largest body, in bytes. */
  readonly bodyLimit?: number;
  /** Also accepts a file: multipart/form-data with a part `file` of at most this many bytes. */
  readonly upload?: number;
  /** Whether nothing of the body is stored, so that its content is unrestricted. */
  readonly keepsNothing?: boolean;
}

/** Registers a call of the contract. The input is parsed before `handle`, and the output is checked after it. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, context: SignedInContext<E>) => Promise<HandlerResult<E>>,
  options: RouteOptions = {},
): void {
  app.route({
    ...routeOf(endpoint, options),
    ...(endpoint.batch && { validatorCompiler: allButRows }),
    handler: async (request, reply) => {
      const context = contextOf<E>(request, reply);
      const all = (input: unknown) => handle(input as Input<E>, context);
      if (!endpoint.batch) return sendAnswer(endpoint, await all(request.body), request, reply);
      if (request.onError === "stop") {
        return sendAnswer(endpoint, await all(readInput(endpoint.input, request.body)), request, reply);
      }
      // The ids of a query are rows like those of the body by now.
      const some = (rows: unknown) => handle(rows as Input<E>, { ...context, query: withoutIds(context.query) });
      return sendJson(await doWhatCanBeDone(endpoint, request, some), batchOutcome(endpoint), reply);
    },
  });
}

/**
 * Registers a call that is answered on a thread. `handle` gets the unparsed body and returns the bytes of the response,
 * and checks both against the contract.
 */
export function relay<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (body: Uint8Array, context: RequestContext<E>) => Promise<Uint8Array>,
  options: RouteOptions = {},
): void {
  const shared = routeOf(endpoint, options);
  app.route({
    ...shared,
    config: { ...shared.config, unread: true },
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request, reply) => {
      const bytes = await handle(bytesOf(request), contextOf<E>(request, reply));
      return reply.type(jsonType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}

/** Returns the body in its own memory. A small one shares memory that would be sent along. */
function bytesOf({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) return new Uint8Array();
  return body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
}

/** Parses everything but the rows of a batch, which are parsed where errors in them are handled. */
function allButRows({ schema, httpPart }: { readonly schema: unknown; readonly httpPart?: string | undefined }) {
  if (httpPart === "body") return (value: unknown) => ({ value });
  return validatorCompiler({ schema: schema as z.ZodType });
}

function withoutIds<Q>(query: Q): Q {
  return typeof query === "object" && query !== null && "ids" in query ? { ...query, ids: [] } : query;
}

/** Returns the framework's description of a call. */
function routeOf(
  endpoint: Endpoint,
  { allowance = "general", upload, keepsNothing = false, ...options }: RouteOptions,
) {
  const bodyLimit =
    options.bodyLimit ?? endpoint.bodyLimit ?? (endpoint.access === "anyone" ? limits.strangerBody : undefined);
  return {
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: { endpoint, allowance, keepsNothing, ...(upload !== undefined && { upload }) },
    schema: {
      summary: endpoint.summary,
      ...(endpoint.group !== undefined && { tags: [endpoint.group] }),
      ...(takesBody(endpoint) && { body: endpoint.input }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.access !== "anyone" && { security: securityOf(endpoint) }),
      response: { ...successSchema(endpoint), ...failureSchemas(endpoint) },
    },
  };
}

function contextOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply): SignedInContext<E> {
  return {
    gone: whenGone(reply),
    caller: request.caller,
    payer: payerOf(request),
    query: request.query as Query<E>,
    params: request.params as Params<E>,
    request,
    reply,
    // The gate before this has sent everybody else away where the contract asks for it.
    person: request.caller as Person,
  };
}

/** Enforces the `access` of a route before the body is read. */
export function mayCall({ access, also }: Pick<Endpoint, "access" | "also">, caller: Caller): void {
  if (access === "anyone") return;
  if (caller.kind === "anonymous") throw new Failure("sign-in-needed");
  if (!allows(caller, access) || (also && !allows(caller, also))) throw new Failure("token-scope");
}

function takesBody({ input, method }: Endpoint): boolean {
  return method !== "GET" && !(input instanceof z.ZodUndefined);
}

/** Returns who may call, and with which scopes of a key. */
function securityOf({ access, also }: Endpoint) {
  const needed = [access, ...(also === undefined ? [] : [also])];
  return [{ session: [] }, { key: needed }, { licenceCode: needed }];
}

/** Returns the schema of a successful response, which only describes it. Responses are checked where they are sent. */
function successSchema({ form, output, bodiless = {} }: Endpoint): Record<number, z.ZodType> {
  const others = Object.entries(bodiless).map(([status, why]) => [status, z.null().describe(why)] as const);
  return { ...withBody(form, output), ...Object.fromEntries(others) };
}

function withBody(form: AnswerForm, output: z.ZodType): Record<number, z.ZodType> {
  switch (form) {
    case "list":
      return { 200: z.array(output) };
    case "nothing":
      return { 204: z.null() };
    case "text":
      return { 200: z.string() };
    case "file":
      return { 200: z.string() };
    default:
      return { 200: output };
  }
}

function failureSchemas(endpoint: Endpoint): Record<number, z.ZodType> {
  const entries = endpoint.failures.map((code) => failures[code]);
  const statuses = new Set(entries.map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const sentences = entries.filter((entry) => entry.status === status).map(({ message }) => message);
      return [status, failureBody.extend(endpoint.tells?.[status] ?? {}).describe(sentences.join(" / "))];
    }),
  );
}
