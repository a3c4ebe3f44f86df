import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ownNode } from "./own-node.mjs";

/** Goes on in the Node that npm brought where the running one is too old to read TypeScript; then it does not return. */
export function inOwnNode(script) {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  const args = [fileURLToPath(script), ...process.argv.slice(2)];
  process.exit(spawnSync(ownNode(), args, { stdio: "inherit" }).status ?? 1);
}
