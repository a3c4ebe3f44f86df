import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { isPage } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { sendFailure } from "./answer-failures.ts";
import { type HeadOf, withHead } from "./page-head.ts";

/**
 * Serves the web app's files, and its page for every address; with 404 when the app has no screen there, or a hidden one. Unknown
 * addresses under `/api` are answered as the API does. Without a built app only that part remains.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  hidden: readonly string[],
  headOf: HeadOf,
): Promise<void> {
  const index = join(folder, "index.html");
  const built = existsSync(index);
  const page = built ? readFileSync(index, "utf8") : "";
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // Listed at start, so that no request ever asks the disk for a path of its own choosing.
      wildcard: false,
      // Found beside the file they are of; listed, they would make two routes of three.
      globIgnore: ["**/*.{br,gz}"],
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header("cache-control", cachingOf(path)),
      schemaHide: true,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!built || !wantsPage(request)) return sendFailure(request, reply, new Failure("not-found"));
    const path = request.url.split("?", 1)[0] ?? "/";
    if (!isPage(path) || hidden.includes(path.toLowerCase().replace(/\/$/, "")))
      return reply.code(404).sendFile("index.html");
    const head = await headOf(path);
    if (!head) return reply.sendFile("index.html");
    return reply
      .code(head.found ? 200 : 404)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(withHead(page, head));
  });
}

/** Vite puts a hash of the content into the name of everything under `assets`. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = method === "GET" || method === "HEAD";
  return isPage && !/^\/api(\/|\?|$)/i.test(url) && (headers.accept ?? "").includes("text/html");
}
