import type { Endpoint } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { anonymous, type Caller, type Credentials, type Identify, type Origin, originOf } from "../caller/index.ts";
import { mayEnter } from "./page-calls.ts";
import type { RateLimitKind } from "./rate-limit.ts";
import { mayCall } from "./route.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, set before a route of the contract runs. */
    caller: Caller;
    /** The reason why credentials were rejected. */
    refusal: Failure | undefined;
  }
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    /** The access of a call outside the contract. */
    readonly foreign?: Pick<Endpoint, "access">;
    readonly allowance?: RateLimitKind | readonly RateLimitKind[];
    /** Whether the body is passed on unparsed. */
    readonly unread?: boolean;
    /** Whether nothing that is sent is stored. */
    readonly keepsNothing?: boolean;
    /** Whether pages of other sites send forms here, which prove themselves what they are. */
    readonly fromAnyOrigin?: boolean;
  }
}

/**
 * Identifies the caller once per request and enforces each route's access before anything of the body is read. Refused
 * requests have already been counted, so that keys cannot be guessed without limit.
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

/** Returns the origin of a request whose caller is not identified yet. */
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
