import { availableParallelism } from "node:os";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { openDeep } from "@housestyle/model-en";
import manifest from "../package.json" with { type: "json" };
import { run } from "./run.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // “housestyle check … | head”: the reader has had enough.
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  input: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isWatched: process.stderr.isTTY,
  processors: availableParallelism(),
  engine: async () => createEngine(await readAssets()),
  deep: (depth) => openDeep(depth),
  async serveEditor(asked) {
    // Nothing else needs it.
    const { serveLanguage } = await import("@housestyle/lsp");
    await serveLanguage({ ...asked, input: process.stdin, output: process.stdout });
    // The connection looks every few seconds whether the editor is still there.
    process.exit(0);
  },
  async serveAgent(host) {
    const { serveStreams } = await import("@housestyle/mcp");
    await serveStreams(host, process.stdin, process.stdout);
    process.exit(0);
  },
  version: manifest.version,
  env: process.env,
});
