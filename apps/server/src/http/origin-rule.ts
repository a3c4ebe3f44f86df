import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { isPageCall } from "./page-calls.ts";

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

/**
 * Holds every route to `mayAct`, and calls of the API that change something to the header `clientApp`: a form on a
 * page elsewhere cannot send it.
 */
export function guardOrigins(app: FastifyInstance, allowed: ReadonlySet<string>): void {
  app.addHook("onRequest", async (request) => {
    const provenance = provenanceOf(request);
    if (!mayAct(provenance, allowed)) throw new Failure("foreign-origin");
    const { endpoint } = request.routeOptions.config;
    const unsafe = !safe.has(request.method) && provenance.cookie !== undefined;
    if (endpoint && unsafe && request.headers.clientapp === undefined) throw new Failure("no-client-app");
  });
}

/** Where Google shows the sidebars of its scripts: anybody's, each at an address of its own. */
const googleSidebar = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com$/;

/**
 * Whether this is a page anywhere that checks with a key. A browser asks before whether it may send the key (`preflight`); a request
 * with cookies is never one, so that what a visitor may see is read by nobody else.
 */
function showsKey({ method, url, headers }: FastifyRequest): boolean {
  if (headers.cookie !== undefined || !isPageCall(url)) return false;
  const wanted = String(headers["access-control-request-headers"] ?? "").toLowerCase();
  const preflight = method === "OPTIONS" && wanted.split(/[\s,]+/).includes("licensecode");
  return preflight || (method === "POST" && headers.licensecode !== undefined);
}

/**
 * Lets the pages and extensions of the list read our answers with their visitors' cookies; without them sidebars of Google's
 * scripts, where the operator has said so, and any page that checks with a key; nobody else.
 */
export async function allowOrigins(
  app: FastifyInstance,
  allowed: ReadonlySet<string>,
  googleDocs: boolean,
): Promise<void> {
  const ours = { ...answers, origin: [...allowed], credentials: true };
  const sidebars = { ...answers, origin: googleSidebar, credentials: false };
  const withKey = { ...answers, methods: ["POST"], origin: "*", credentials: false };
  await app.register(cors, {
    delegator: (request: FastifyRequest, use: (error: Error | null, options: object) => void) => {
      const origin = request.headers.origin ?? "";
      if (allowed.has(origin)) use(null, ours);
      else if (googleDocs && googleSidebar.test(origin)) use(null, sidebars);
      else use(null, showsKey(request) ? withKey : ours);
    },
  });
}

/** What may be asked and read. */
const answers = {
  methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  allowedHeaders: ["clientApp", "content-type", "authorization", "licenseCode", "if-none-match"],
  exposedHeaders: [
    "x-total-count",
    "etag",
    "retry-after",
    "x-request-id",
    "content-disposition",
    "x-rows-left-out",
    "x-members-lost",
  ],
  maxAge: 600,
};

function provenanceOf({ method, headers }: FastifyRequest): Provenance {
  const site = headers["sec-fetch-site"];
  return {
    method,
    cookie: headers.cookie,
    origin: headers.origin,
    fetchSite: typeof site === "string" ? site : undefined,
  };
}
