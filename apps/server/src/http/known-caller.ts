import type { Endpoint } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller, Credentials, Identify } from "../caller/index.ts";
import type { Allowance } from "./rate-limit.ts";
import { mayCall } from "./route.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the request; set before a route of the contract is reached. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    readonly allowance?: Allowance;
    /** The body is not read here: it goes on as its bytes came. */
    readonly unread?: boolean;
    /** Of what is sent no word is stored. */
    readonly keepsNothing?: boolean;
  }
}

/** Finds out who calls, once a request, and holds each route to its access before anything of the body is read. */
export function knowCallers(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest("caller");
  app.addHook("onRequest", async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    request.caller = await identify(credentialsOf(request));
    mayCall(endpoint, request.caller);
  });
}

function credentialsOf({ headers }: FastifyRequest): Credentials {
  const code = headers.licensecode ?? headers.licencecode;
  return {
    cookie: headers.cookie,
    authorization: headers.authorization,
    licenceCode: typeof code === "string" ? code : undefined,
  };
}
