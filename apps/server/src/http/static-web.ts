import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "./answer-failures.ts";
import { Failure } from "./failure.ts";

/**
 * Serves the web app's files, and its page for every address the app itself may know. Unknown addresses under
 * `/api` are answered as the API does. Without a built app only that part remains.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // Listed at start, so that no request ever asks the disk for a path of its own choosing.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header("cache-control", cachingOf(path)),
      schemaHide: true,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && wantsPage(request)) return reply.sendFile("index.html");
    return sendFailure(request, reply, new Failure("not-found"));
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
