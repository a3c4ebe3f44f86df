import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { App } from "../http/index.ts";
import type { PackedExtension } from "./packed-extensions.ts";

/** Serves the browser extensions to anyone, once they are packed. */
export function extensionRoutes(app: App, extensions: readonly PackedExtension[]): void {
  for (const { address, file } of extensions)
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      const packed = await readFile(file).catch(() => undefined);
      if (!packed) return reply.callNotFound();
      return reply
        .header("cache-control", "no-cache")
        .header("content-disposition", `attachment; filename="housestyle-${basename(file)}"`)
        .type("application/zip")
        .send(packed);
    });
}
