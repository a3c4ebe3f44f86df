import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "./installed.mjs";
import { root } from "./root.mjs";
import { Explained, say } from "./say.mjs";
import { texts } from "./texts.mjs";
import { trim } from "./trim.mjs";

/** Installs the packages of the lockfile unless they are there. Runs no package's own scripts: none is needed. */
export function install({ development }) {
  if (isInstalled(root, development)) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Explained(texts.installNotWritable(root));
  }
  say(texts.installing);
  const { command, args } = npm();
  // What only tests and guards need is a quarter of all. NODE_ENV=production would leave it out for tests, too.
  const omitted = development ? ["--include=dev"] : ["--omit=dev"];
  const outcome = spawnSync(
    command,
    [...args, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...omitted],
    { cwd: root, stdio: ["ignore", 2, "pipe"], encoding: "utf8", shell: process.platform === "win32" },
  );
  if (outcome.error) throw new Explained(texts.noNpm);
  if (outcome.status !== 0) {
    process.stderr.write(outcome.stderr);
    throw new Explained(reasonFor(outcome.stderr));
  }
  if (!development) trim(join(root, "node_modules"));
}

/** What npm's complaint means for the reader. */
export function reasonFor(complaint) {
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH/.test(complaint)) return texts.installOffline;
  if (/EACCES|EROFS|EPERM/.test(complaint)) return texts.installNotWritable(root);
  if (/ENOSPC/.test(complaint)) return texts.installFull;
  return texts.installFailed;
}

/** The npm this script was started by, else the one on the path. */
function npm() {
  const path = process.env.npm_execpath;
  return path?.endsWith(".js") ? { command: process.execPath, args: [path] } : { command: "npm", args: [] };
}
