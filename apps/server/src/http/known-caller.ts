import type { Endpoint } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { anonymous, type Caller, type Credentials, type Identify, type Origin, originOf } from "../caller/index.ts";
import { mayEnter } from "./page-calls.ts";
import type { RateLimitKind } from "./rate-limit.ts";
import { mayCall } from "./route.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the request; set before a route of the contract is reached. */
    caller: Caller;
    /** Why what they showed is not good. */
    refusal: Failure | undefined;
  }
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    /** The same of a call that is none of the contract: who may make it. */
    readonly foreign?: Pick<Endpoint, "access">;
    readonly allowance?: RateLimitKind | readonly RateLimitKind[];
    /** The body is not read here: it goes on as its bytes came. */
    readonly unread?: boolean;
    /** Of what is sent no word is stored. */
    readonly keepsNothing?: boolean;
  }
}

/**
 * Finds out who calls, once a request, and holds each route to its access before anything of the body is read. Who is
 * refused was counted before: nobody tries keys without end.
 */
export function knowCallers(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest("caller");
  app.decorateRequest("refusal");
  app.addHook("onRequest", async (request) => {
    const { endpoint, foreign } = request.routeOptions.config;
    if (!endpoint && !foreign) return;
    try {
      request.caller = await identify(credentialsOf(request), originOfRequest(request));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      request.caller = anonymous;
      request.refusal = error;
    }
  });
  app.addHook("preParsing", async ({ caller, refusal, routeOptions: { config, url } }) => {
    const asked = config.endpoint ?? config.foreign;
    if (refusal && minds(config.endpoint)) throw refusal;
    if (!asked) return;
    if (!mayEnter(caller, url)) throw new Failure("token-scope");
    mayCall(asked, caller);
  });
}

/** Returns whether the caller matters to an endpoint. Health needs no key, so a wrong key is no reason to refuse. */
function minds(endpoint: Endpoint | undefined): boolean {
  return endpoint === undefined || endpoint.access !== "anyone" || endpoint.failures.includes("bad-token");
}

/** Where a request comes from, for who is not known yet. */
export function originOfRequest({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Origin {
  return originOf(ip, (name) => headers[name]);
}

function credentialsOf({ headers }: FastifyRequest): Credentials {
  const code = headers.licensecode ?? headers.licencecode;
  return {
    cookie: headers.cookie,
    authorization: headers.authorization,
    licenceCode: typeof code === "string" ? code : undefined,
  };
}
