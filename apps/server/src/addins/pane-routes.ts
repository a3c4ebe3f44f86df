import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type App, Failure } from "../http/index.ts";
import { namesIn } from "./files-of.ts";
import { panePolicy } from "./pane-policy.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Headers for files that the sidebar of Google Docs, a page of Google's, also loads. They are the same for everyone.
 */
const forEverybody = { "cross-origin-resource-policy": "cross-origin", "access-control-allow-origin": "*" };

/**
 * Serves the panes of office programs from the built files of `folder`: pages that may be framed, and what they load.
 */
export function paneRoutes(app: App, folder: string): void {
  const names = new Set(namesIn(folder));
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { page: string } }>("/office/:page.html", hidden, async ({ params }, reply) => {
    const name = `${params.page}.html`;
    if (!names.has(name)) throw new Failure("not-found");
    reply.removeHeader("x-frame-options");
    return reply
      .header("content-security-policy", panePolicy)
      .header("cache-control", "no-cache")
      .type(types[".html"] ?? "")
      .send(await readFile(join(folder, name)));
  });

  app.get("/office/google-docs.js", hidden, async (_request, reply) => {
    const name = "google-docs.js";
    if (!names.has(name)) throw new Failure("not-found");
    return reply
      .headers({ ...forEverybody, "cache-control": "no-cache" })
      .type(types[".js"] ?? "")
      .send(await readFile(join(folder, name)));
  });

  app.get<{ Params: { "*": string } }>("/office/assets/*", hidden, async ({ params, headers }, reply) => {
    const name = `assets/${params["*"]}`;
    if (!names.has(name)) throw new Failure("not-found");
    const takesBrotli = /\bbr\b/.test(String(headers["accept-encoding"] ?? "")) && names.has(`${name}.br`);
    if (takesBrotli) reply.header("content-encoding", "br");
    return (
      reply
        // Its name changes with what is in it.
        .headers({ ...forEverybody, "cache-control": "public, max-age=31536000, immutable" })
        .header("vary", "accept-encoding")
        .type(types[extname(name)] ?? "application/octet-stream")
        .send(await readFile(join(folder, takesBrotli ? `${name}.br` : name)))
    );
  });
}
