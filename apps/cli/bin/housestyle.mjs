#!/usr/bin/env node
// Plain JavaScript for whatever Node is there: runs the command on the Node that npm brought along.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildCli } from "../../../scripts/lib/build.mjs";
import { codeCache } from "../../../scripts/lib/child.mjs";
import { ownNode } from "../../../scripts/lib/own-node.mjs";
import { run } from "../../../scripts/lib/say.mjs";

await run(async () => {
  await buildCli();
  const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)];
  const { status } = spawnSync(ownNode(), args, { stdio: "inherit", env: { ...process.env, ...codeCache } });
  process.exit(status ?? 2);
});
