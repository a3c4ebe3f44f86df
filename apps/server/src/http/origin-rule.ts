import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { isPageCall } from "./page-calls.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a browser sends about where a request comes from. */
export interface Provenance {
  readonly method: string;
  readonly cookie: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Returns whether a request may act with cookies: an unsafe one needs an allowed origin, or the browser's statement
 * that it comes from this site. Programs without cookies are not restricted.
 */
export function mayAct({ method, cookie, origin, fetchSite }: Provenance, allowed: ReadonlySet<string>): boolean {
  if (safe.has(method) || cookie === undefined) return true;
  return fetchSite === "same-origin" || (origin !== undefined && allowed.has(origin));
}

/**
 * Enforces `mayAct` on every route, and the header `clientApp` on API calls that change something, because a form on
 * another site cannot send it.
 */
export function guardOrigins(app: FastifyInstance, allowed: ReadonlySet<string>): void {
  app.addHook("onRequest", async (request) => {
    const provenance = provenanceOf(request);
    const { endpoint, fromAnyOrigin } = request.routeOptions.config;
    if (!fromAnyOrigin && !mayAct(provenance, allowed)) throw new Failure("foreign-origin");
    const unsafe = !safe.has(request.method) && provenance.cookie !== undefined;
    if (endpoint && unsafe && request.headers.clientapp === undefined) throw new Failure("no-client-app");
  });
}

/** Matches the origins of Google's script sidebars. Anyone can have one. */
const googleSidebar = /^https:\/\/[a-z0-9-]+\.googleusercontent\.com$/;

/**
 * Returns whether a page on any site checks with a key. A browser first asks whether it may send the key (`preflight`).
 * A request with cookies never counts, so that no other site can read what a visitor can see.
 */
function showsKey({ method, url, headers }: FastifyRequest): boolean {
  if (headers.cookie !== undefined || !isPageCall(url)) return false;
  const wanted = String(headers["access-control-request-headers"] ?? "").toLowerCase();
  const preflight = method === "OPTIONS" && wanted.split(/[\s,]+/).includes("licensecode");
  return preflight || (method === "POST" && headers.licensecode !== undefined);
}

/**
 * Allows allowed origins to read responses with their visitors' cookies, and without cookies Google's sidebars if the
 * operator allows them, and any page that checks with a key.
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

/** The allowed methods and headers. */
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
