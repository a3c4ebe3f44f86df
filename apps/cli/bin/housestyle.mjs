#!/usr/bin/env node
// Plain JavaScript for whatever Node is there: runs the command, on the Node that npm brought along if this one is old.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCli } from "../../../scripts/lib/build.mjs";
import { codeCache } from "../../../scripts/lib/child.mjs";
import { install } from "../../../scripts/lib/install.mjs";
import { isNewEnough, ownNode } from "../../../scripts/lib/own-node.mjs";
import { root } from "../../../scripts/lib/root.mjs";
import { run } from "../../../scripts/lib/say.mjs";

const main = new URL("../dist/main.js", import.meta.url);

/** What a build is told when there is no sense in what was found: 1 would say that something was. */
const broken = 2;
process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(broken);
});

await run(async () => {
  // A fresh copy, as a hook or a build has it.
  if (!existsSync(join(root, "node_modules"))) install({ development: false });
  await buildCli();
  if (!isNewEnough()) {
    const args = [fileURLToPath(main), ...process.argv.slice(2)];
    const { status } = spawnSync(ownNode(), args, { stdio: "inherit", env: { ...process.env, ...codeCache } });
    process.exit(status ?? broken);
  }
  module.enableCompileCache(codeCache.NODE_COMPILE_CACHE);
  await import(main);
}, broken);
