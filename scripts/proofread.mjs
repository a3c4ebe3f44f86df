/** node scripts/proofread.mjs: checks the sentences of all catalogues with our own command, as the docs are checked. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inOwnNode } from "./lib/in-own-node.mjs";
import { readMessages } from "./lib/read-messages.mjs";
import { root } from "./lib/root.mjs";

inOwnNode(import.meta.url);
const command = [
  join(root, "apps/cli/src/main.ts"),
  "check",
  "--config",
  "docs/.housestyle.json",
  "--level",
  "warning",
];
const { status } = spawnSync(process.execPath, [...command, "--as", "text", "--stdin-name", "messages", "-"], {
  cwd: root,
  input: await readMessages(),
  stdio: ["pipe", "inherit", "inherit"],
});
process.exit(status ?? 1);
