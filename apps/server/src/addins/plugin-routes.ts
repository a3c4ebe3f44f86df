import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type App, Failure } from "../http/index.ts";
import { namesIn } from "./files-of.ts";

/**
 * Serves the script that adds checking to editors on other websites, from the built files of `folder`. It contains no
 * private data.
 */
export function pluginRoutes(app: App, folder: string): void {
  const names = new Set(namesIn(folder));
  app.get("/plugin/bundle.js", { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!names.has("bundle.js")) throw new Failure("not-found");
    const takesBrotli = /\bbr\b/.test(String(headers["accept-encoding"] ?? "")) && names.has("bundle.js.br");
    if (takesBrotli) reply.header("content-encoding", "br");
    return reply
      .headers({
        "cross-origin-resource-policy": "cross-origin",
        "access-control-allow-origin": "*",
        "cache-control": "no-cache",
        vary: "accept-encoding",
      })
      .type("text/javascript; charset=utf-8")
      .send(await readFile(join(folder, takesBrotli ? "bundle.js.br" : "bundle.js")));
  });
}
