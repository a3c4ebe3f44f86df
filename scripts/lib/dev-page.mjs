/** The page under development: Vite serves it and hands calls of the API on to the port given as argument. */
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./root.mjs";

const target = `http://127.0.0.1:${process.argv[2]}`;
const server = await createServer({
  root: join(root, "apps", "web"),
  configFile: join(root, "apps", "web", "vite.config.ts"),
  logLevel: "warn",
  server: {
    port: Number(process.env.PORT || 3_000),
    host: process.env.HOST || "127.0.0.1",
    strictPort: true,
    proxy: { "/api": target, "/metrics": target },
  },
});
await server.listen();
const [url] = server.resolvedUrls?.local ?? [];
process.stdout.write(`Housestyle is ready for changes: ${url}\n`);
