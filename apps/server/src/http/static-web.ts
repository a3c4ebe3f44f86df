import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { isPage } from "@housestyle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { sendFailure } from "./answer-failures.ts";
import type { HttpSettings } from "./http-settings.ts";
import { listedHeads, pageHeadsFile } from "./listed-heads.ts";
import { type HeadOf, withHead } from "./page-head.ts";

/**
 * Serves the files of the web app, and its page with the right title and description for every address, with 404 for
 * addresses that do not exist or are turned off. Unknown addresses under `/api` are answered by the API. Without a
 * built app, only that part remains.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { hiddenPages: hidden, publicUrl }: Pick<HttpSettings, "hiddenPages" | "publicUrl">,
  headOf: HeadOf,
): Promise<void> {
  const index = join(folder, "index.html");
  const built = existsSync(index);
  const page = built ? readFileSync(index, "utf8") : "";
  const listed = listedHeads(folder);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // Listed at start, so that no request ever asks the disk for a path of its own choosing.
      wildcard: false,
      // The first page is answered with its head, as the others are.
      index: false,
      // Found beside the file they are of; listed, they would make two routes of three.
      globIgnore: ["**/*.{br,gz}", pageHeadsFile],
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header("cache-control", cachingOf(path)),
      schemaHide: true,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (!built || !wantsPage(request, path)) return sendFailure(request, reply, new Failure("not-found"));
    const isShown = isPage(path) && !hidden.includes(path.toLowerCase().replace(/\/$/, ""));
    const head = isShown ? ((await headOf(path)) ?? listed.at(path)) : listed.missing;
    if (!head) return reply.code(isShown ? 200 : 404).sendFile("index.html");
    return reply
      .code(head.found ? 200 : 404)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(withHead(page, head, publicUrl));
  });
}

/** Returns the caching header of a path. Vite puts a hash of the content into the names under `assets`. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Returns whether a request wants a page. Link previews accept any type and do not ask for HTML. */
function wantsPage({ method, url, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const { accept = "" } = headers;
  return isRead && !/^\/api(\/|\?|$)/i.test(url) && (accept.includes("text/html") || isPage(path));
}
