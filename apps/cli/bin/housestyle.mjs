#!/usr/bin/env node
// Plain JavaScript for whatever Node is there: runs the command, on the Node that npm brought along if this one is old.
import { spawnSync } from "node:child_process";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { buildCli } from "../../../scripts/lib/build.mjs";
import { codeCache } from "../../../scripts/lib/child.mjs";
import { isNewEnough, ownNode } from "../../../scripts/lib/own-node.mjs";
import { run } from "../../../scripts/lib/say.mjs";

const main = new URL("../dist/main.js", import.meta.url);

await run(async () => {
  await buildCli();
  if (!isNewEnough()) {
    const args = [fileURLToPath(main), ...process.argv.slice(2)];
    const { status } = spawnSync(ownNode(), args, { stdio: "inherit", env: { ...process.env, ...codeCache } });
    process.exit(status ?? 2);
  }
  module.enableCompileCache(codeCache.NODE_COMPILE_CACHE);
  await import(main);
});
