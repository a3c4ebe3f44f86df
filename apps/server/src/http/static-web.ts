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
 * Serves the web app's files, and its page for every address, with the title and the description of what is there; with 404
 * when the app shows nothing there, or it is hidden. Unknown addresses under `/api` are answered as the API does. Without a
 * built app only that part remains.
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

/** Vite puts a hash of the content into the name of everything under `assets`. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Programs that make link previews take anything, and do not ask for a page by name. */
function wantsPage({ method, url, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const { accept = "" } = headers;
  return isRead && !/^\/api(\/|\?|$)/i.test(url) && (accept.includes("text/html") || isPage(path));
}
