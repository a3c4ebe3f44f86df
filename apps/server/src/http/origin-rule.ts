import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a browser says about where a request comes from. */
export interface Provenance {
  readonly method: string;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * A page elsewhere must not act with a visitor's cookies: an unsafe request with cookies needs an origin from the
 * list, or the browser's word that it comes from our own pages. Programs without cookies are free.
 */
export function mayAct({ method, cookie, origin, fetchSite }: Provenance, allowed: ReadonlySet<string>): boolean {
  if (safe.has(method) || cookie === undefined) return true;
  return fetchSite === "same-origin" || (origin !== undefined && allowed.has(origin));
}

/** Holds every route to `mayAct`. */
export function guardOrigins(app: FastifyInstance, allowed: ReadonlySet<string>): void {
  app.addHook("onRequest", async (request) => {
    if (!mayAct(provenanceOf(request), allowed)) throw new Failure("foreign-origin");
  });
}

function provenanceOf({ method, headers }: FastifyRequest): Provenance {
  const site = headers["sec-fetch-site"];
  return {
    method,
    cookie: headers.cookie,
    origin: headers.origin,
    fetchSite: typeof site === "string" ? site : undefined,
  };
}
