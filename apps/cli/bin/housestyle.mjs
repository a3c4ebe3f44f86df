#!/usr/bin/env node
// Plain JavaScript for whatever Node is there: runs the command on the Node 24 that npm brought along.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildLexicon } from "../../../scripts/lib/build.mjs";
import { node24 } from "../../../scripts/lib/node24.mjs";
import { run } from "../../../scripts/lib/say.mjs";

await run(async () => {
  await buildLexicon();
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)];
  const { status } = spawnSync(node24(), args, { stdio: "inherit" });
  process.exit(status ?? 2);
});
